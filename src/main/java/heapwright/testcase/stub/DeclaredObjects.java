package heapwright.testcase.stub;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.source.SourceFile;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.Optional;

/**
 * Objects that the source only declares: another file defines them, and a test does in its place.
 * The file of such an object's span tells it from those that the source defines.
 */
public final class DeclaredObjects {
  /** Not one of ours, for a test may set it. */
  private static final SourceFile OBJECTS_FILE = new SourceFile("(objects)");

  /** What these hold is decided elsewhere, and the source does not change it. */
  private static final SourceFile CONSTANTS_FILE = new SourceFile("(constants)");

  /** How many elements an array has whose length only the file says that defines it. */
  private static final long UNKNOWN_LENGTH = 256;

  private DeclaredObjects() {}

  /** Whether the source only declares an object. */
  public static boolean isDeclaredOnly(Global global) {
    boolean isPlain = global.span().file().equals(OBJECTS_FILE);
    return (isPlain || global.isOpenArray() || isConstant(global)) && global.hasExternalLinkage();
  }

  /** Whether the source declares an object const whose value it does not say. */
  public static boolean isConstant(Global global) {
    return global.span().file().path().endsWith(CONSTANTS_FILE.path().substring(1));
  }

  /** The object with its declared type and an initial value of zeros. */
  static Global defined(Global declared, DataModel model) {
    Type type =
        isOpen(declared)
            ? ((ArrayType) declared.type()).element().array(UNKNOWN_LENGTH)
            : declared.type();
    return new Global(
        declared.symbol(),
        declared.name(),
        type,
        declared.linkage(),
        Optional.of(new Initialiser(List.of())),
        declared.qualifiers().withoutConst(),
        Math.max(declared.size(), model.size(type)),
        declared.alignment(),
        file(declared).start());
  }

  private static SourceFile file(Global declared) {
    SourceFile file = declared.readOnly() ? CONSTANTS_FILE : OBJECTS_FILE;
    return isOpen(declared) ? new SourceFile(Global.OPEN + file.path().substring(1)) : file;
  }

  private static boolean isOpen(Global declared) {
    return declared.type() instanceof ArrayType array && !array.isComplete();
  }
}
