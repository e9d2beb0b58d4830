package heapwright.emit.values;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.TestLibrary;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputObject.Storage;
import heapwright.testcase.ObjectName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The variables of one test. */
public final class TestDeclarations {
  private final FreeNames vocabulary;
  private final TestLibrary library;
  private final DataModel model;
  private final Set<String> used = new HashSet<>();

  public TestDeclarations(FreeNames vocabulary) {
    this.vocabulary = vocabulary;
    library = vocabulary.library();
    model = vocabulary.program().model();
  }

  /** A name that no other variable of the test has, and that hides nothing. */
  public String name(String wanted) {
    String name = vocabulary.free(wanted);
    while (!used.add(name)) {
      name = vocabulary.free(name + "_");
    }
    return name;
  }

  public TestVariable of(InputObject object) {
    return object.storage() == Storage.HEAP
        ? pointer(object.name(), object.element(), object.length())
        : TestVariable.plain(
            name(object.name().text()), type(object.element(), object.length()), model);
  }

  /** A pointer to objects of a type; what has no name in C is seen as bytes. */
  TestVariable pointer(ObjectName name, Type element, long length) {
    return TestVariable.pointer(name(name.text()), type(element, length), model);
  }

  private Type type(Type element, long length) {
    if (element instanceof ArrayType array && array.isComplete()) {
      return type(array.element(), array.length() * length);
    }
    if (!isKnown(element) || !vocabulary.types().canDeclare(element)) {
      Type octet = model.plainChar().withSign(false);
      return octet.array(Math.max(1, length * model.size(element)));
    }
    return length > 1 ? element.array(length) : element;
  }

  /** Whether objects of the type can be made: scalars, and records whose members are known. */
  public static boolean isKnown(Type type) {
    return type.isScalar() || type instanceof RecordType record && record.isComplete();
  }

  /** What the variable itself is declared as. */
  public PointerType type(TestVariable variable) {
    return first(variable).pointer();
  }

  /** Of a pointer. */
  String declaration(TestVariable variable) {
    return vocabulary.types().declare(type(variable), variable.name());
  }

  private static Type first(TestVariable variable) {
    return variable.type() instanceof ArrayType array ? array.element() : variable.type();
  }

  private static long length(TestVariable variable) {
    return variable.type() instanceof ArrayType array ? array.length() : 1;
  }

  /** Makes the object, all zero. */
  public List<String> creation(TestVariable variable) {
    String name = variable.name();
    if (variable.isPointer()) {
      String sizes = length(variable) + ", sizeof *" + name;
      return List.of(declaration(variable) + " = " + vocabulary.own("hw_new") + "(" + sizes + ");");
    }
    String zero = library.call("memset", variable.address(), 0, "sizeof " + name) + ";";
    return List.of(vocabulary.types().declare(variable.type(), name) + ";", zero);
  }
}
