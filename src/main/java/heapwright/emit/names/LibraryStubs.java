package heapwright.emit.names;

import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.stub.UnnamedArguments;
import heapwright.world.Contract;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Functions of the library that tests play instead of calling them. */
public final class LibraryStubs {
  /** What compilers make {@code va_list} of; no declaration of ours can name it. */
  private static final String VARIABLE_ARGUMENTS = "__va_list_tag";

  private LibraryStubs() {}

  /**
   * Declarations that stand before the source. A function that is played has another name for the
   * linker, so that whatever calls it besides the source still finds the real one.
   */
  public static String renaming(FreeNames vocabulary, SupportNeeds needs) {
    StringBuilder text = new StringBuilder();
    Set<String> tags = new LinkedHashSet<>();
    for (Function stub : vocabulary.program().functions().values()) {
      boolean isLibrary =
          stub.isStub()
              && !UnnamedArguments.isVariant(stub)
              && vocabulary.mentioned().isLibrary(stub)
              && needs.isNeeded(stub.name())
              && !vocabulary.feedback().stubs().contains(stub.name());
      Optional<Set<String>> records = isLibrary ? records(stub.type()) : Optional.empty();
      if (records.isPresent()) {
        tags.addAll(records.get());
        text.append(
            "extern %s __asm__(\"hw_played_%s\");\n"
                .formatted(stub.type().declare(stub.name()), stub.name()));
      }
    }
    return tags.stream().map(tag -> tag + ";\n").collect(Collectors.joining()) + text;
  }

  /** Whether a stub can be declared before the source. */
  static boolean canRename(Function stub) {
    return records(stub.type()).isPresent();
  }

  /** The records that a type names; nothing if it cannot be written before the source. */
  private static Optional<Set<String>> records(Type type) {
    if (type instanceof RecordType record) {
      boolean isWritable = !record.tag().isEmpty() && !record.tag().equals(VARIABLE_ARGUMENTS);
      return isWritable ? Optional.of(Set.of(record.toString())) : Optional.empty();
    }
    if (type instanceof PointerType pointer) {
      return records(pointer.target());
    }
    if (type instanceof ArrayType array) {
      return records(array.element());
    }
    if (type instanceof FunctionType function) {
      List<Type> parts = new ArrayList<>(function.parameters());
      parts.add(function.result());
      Set<String> all = new LinkedHashSet<>();
      for (Type part : parts) {
        Optional<Set<String>> some = records(part);
        if (some.isEmpty()) {
          return Optional.empty();
        }
        all.addAll(some.get());
      }
      return Optional.of(all);
    }
    boolean isPlain =
        type instanceof IntegerType || type instanceof FloatingType || type instanceof VoidType;
    return isPlain ? Optional.of(Set.of()) : Optional.empty();
  }

  /** The body of a stub, with its result as the function's contract wants it. */
  public static String kept(TypeNames types, Function stub, String body) {
    Optional<Contract> contract = LibraryTable.contract(stub.symbol(), stub.type());
    boolean isPlain =
        contract.filter(c -> c.limit().isPresent() || c.stored().isPresent()).isEmpty();
    if (isPlain || !body.contains("return ")) {
      return body;
    }
    Type type = stub.type().result();
    StringBuilder text =
        new StringBuilder(body.replace("return ", types.declare(type, "result") + " = "));
    contract.get().limit().ifPresent(i -> text.append(limit(types.of(type), name(stub, i))));
    contract.get().stored().ifPresent(i -> text.append(store(name(stub, i))));
    return text.append("  return result;\n").toString();
  }

  private static String name(Function stub, int parameter) {
    return stub.parameters().get(parameter).name();
  }

  private static String limit(String type, String most) {
    String limit = "(" + type + ")" + most;
    return "  if (result > " + limit + ") result = " + limit + ";\n";
  }

  private static String store(String place) {
    return "  if (" + place + ") *" + place + " = result;\n";
  }
}
