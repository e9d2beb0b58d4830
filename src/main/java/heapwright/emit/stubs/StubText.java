package heapwright.emit.stubs;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.LibraryStubs;
import heapwright.emit.names.SupportNeeds;
import heapwright.emit.names.TypeNames;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.stub.DeclaredObjects;
import heapwright.testcase.stub.Stubs;
import heapwright.testcase.stub.UnnamedArguments;
import heapwright.world.Contract;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Defines in C what the source only declares, so that its tests can be linked. A stub that some
 * test plays calls a function of that test's, which a variable names; the others return zero. No
 * stub has a branch, because gcov counts those of functions that the source declares.
 */
public final class StubText {
  private static final String ALIGNED = " __attribute__((__aligned__(16)))";

  private static final String CALL = "call";

  /** What a function that plays a variadic stub knows its further arguments by. */
  static final String LIST = "list";

  private final FreeNames vocabulary;
  private final TypeNames types;
  private final Program program;

  public StubText(FreeNames vocabulary) {
    this.vocabulary = vocabulary;
    types = vocabulary.types();
    program = vocabulary.program();
  }

  public String text(SupportNeeds needs) {
    List<Function> stubs =
        program.functions().values().stream()
            .filter(f -> f.isStub() && !UnnamedArguments.isVariant(f) && isNeeded(f, needs))
            .map(this::prototyped)
            .filter(f -> !vocabulary.feedback().undefined().contains(f.name()))
            .filter(f -> canDeclare(f) || !isStatic(f))
            .toList();
    List<Global> objects =
        program.globals().values().stream()
            .filter(g -> DeclaredObjects.isDeclaredOnly(g) || isIncomplete(g))
            .filter(g -> needs.isNeeded(g.name()))
            .toList();
    if (stubs.isEmpty() && objects.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append("\n/* What the source only declares. A test says what each call does. */\n");
    objects.forEach(g -> text.append(object(g)).append(";\n"));
    stubs.forEach(stub -> text.append(stub(stub)));
    return text.toString();
  }

  /**
   * A function that is declared without a prototype has the parameters that calls of it show, if
   * all of them show the same.
   */
  Function prototyped(Function stub) {
    List<Function> variants =
        stub.type().kind() == FunctionType.Parameters.UNSPECIFIED
            ? UnnamedArguments.variants(program, stub)
            : List.of();
    if (variants.size() != 1) {
      return stub;
    }
    Function only = variants.get(0);
    return new Function(
        stub.symbol(),
        stub.name(),
        only.type(),
        stub.linkage(),
        only.parameters(),
        only.locals(),
        only.blocks(),
        List.of(),
        stub.span());
  }

  private boolean canDeclare(Function stub) {
    return types.canDeclare(types.nameable(stub.type()));
  }

  /** Whether it is static in the source, so that the linker has no name for it. */
  private static boolean isStatic(Function stub) {
    return !stub.symbol().key().equals(stub.name());
  }

  private boolean isNeeded(Function stub, SupportNeeds needs) {
    return vocabulary.played().contains(stub.symbol()) || needs.isNeeded(stub.name());
  }

  /** Of a structure that only another file knows: the source can take its address. */
  private static boolean isIncomplete(Global global) {
    return global.initialiser().isEmpty()
        && global.hasExternalLinkage()
        && global.type() instanceof RecordType record
        && !record.isComplete();
  }

  /** A const object is defined under another name, by which tests can set it. */
  private String object(Global object) {
    String symbol = " __asm__(\"" + object.name() + "\")";
    if (isIncomplete(object) || !types.canDeclare(object.type())) {
      String size = "[" + Math.max(Stubs.OPAQUE, object.size()) + "]";
      return "char " + vocabulary.elsewhere(object) + size + symbol + ALIGNED;
    }
    return DeclaredObjects.isConstant(object)
        ? types.declare(object.type(), object.qualifiers(), vocabulary.name(object)) + symbol
        : types.define(object);
  }

  private String stub(Function stub) {
    List<String> names = stub.parameters().stream().map(Local::name).toList();
    if (!canDeclare(stub) || vocabulary.feedback().untyped().contains(stub.name())) {
      return untyped(stub);
    }
    // The function may never be called.
    String unused = isStatic(stub) ? "__attribute__((__unused__)) " : "";
    String head = head(stub, unused, names);
    if (stub.entry().terminator() instanceof Terminator.Unreachable) {
      return "\n" + function(head, names, "  " + vocabulary.own("hw_exit") + "(0);\n");
    }
    if (!vocabulary.played().contains(stub.symbol())) {
      String idly = nothing(stub);
      return "\n" + function(head, names, LibraryStubs.kept(types, stub, idly));
    }
    String idle = idleName(stub);
    String count = vocabulary.free(stub.name() + "_count");
    String passed =
        Stream.concat(Stream.of("++" + count), names.stream()).collect(Collectors.joining(", "));
    boolean isVoid = stub.type().result() instanceof VoidType;
    String playing =
        stub.type().isVariadic()
            ? withList(stub, play(stub) + "(" + passed + ", &" + LIST + ")")
            : (isVoid ? "  " : "  return ") + play(stub) + "(" + passed + ");\n";
    return """

    static %sstatic %s = %s;
    static long %s;
    %s\
    """
        .formatted(
            played(stub, idle, nothing(stub)),
            types.declare(playing(stub).pointer(), play(stub)),
            idle,
            count,
            function(head, names, LibraryStubs.kept(types, stub, playing)));
  }

  /** Plays a stub with the list of the arguments that its declaration does not name. */
  private String withList(Function stub, String playing) {
    Type result = stub.type().result();
    String last = stub.parameters().get(stub.parameters().size() - 1).name();
    boolean isVoid = result instanceof VoidType;
    return """
      __builtin_va_list %1$s;
      __builtin_va_start(%1$s, %2$s);
      %3$s%4$s;
      __builtin_va_end(%1$s);
    %5$s\
    """
        .formatted(
            LIST,
            last,
            isVoid ? "" : types.declare(result, "played") + " = ",
            playing,
            isVoid ? "" : "  return played;\n");
  }

  /** Ends a test that calls it, since its effect is unknown. */
  private String untyped(Function stub) {
    return """

    extern void %1$s(void) __asm__("%2$s");
    void %1$s(void) {
      %3$s("there is no stub of %4$s", __LINE__);
    }
    """
        .formatted(
            vocabulary.free("hw_untyped_" + stub.name()),
            vocabulary.linked(stub),
            vocabulary.own("hw_fail"),
            stub.name());
  }

  /**
   * The beginning of a stub's definition. Where its type has parts without a name in scope, such as
   * a structure that is declared among its parameters, only the linker knows which function it is.
   */
  private String head(Function stub, String unused, List<String> parameters) {
    if (types.canDeclare(stub.type())) {
      return unused + types.define(stub.type(), stub.name(), parameters);
    }
    FunctionType type = types.nameable(stub.type());
    String name = vocabulary.free("hw_nameless_" + stub.name());
    String symbol = " __asm__(\"" + stub.symbol().key() + "\");\n";
    return "extern " + types.declare(type, name) + symbol + types.define(type, name, parameters);
  }

  /** The variable that a test sets to the function that plays a stub's part. */
  String play(Function stub) {
    return vocabulary.free(stub.name() + "_play");
  }

  /** The definition of a function that plays a stub's part; it gets the number of the call. */
  String played(Function stub, String name, String body) {
    List<String> names = new ArrayList<>(List.of(CALL));
    stub.parameters().forEach(p -> names.add(p.name()));
    if (stub.type().isVariadic()) {
      names.add(LIST);
    }
    return function(types.define(playing(stub), name, names), names, body);
  }

  private FunctionType playing(Function stub) {
    List<Type> parameters = new ArrayList<>();
    parameters.add(program.model().integer(IntegerType.Kind.LONG, true));
    FunctionType type = types.nameable(stub.type());
    parameters.addAll(type.parameters());
    if (type.isVariadic()) {
      parameters.add(VoidType.VOID.pointer());
    }
    return new FunctionType(type.result(), parameters, FunctionType.Parameters.FIXED);
  }

  private static String function(String head, List<String> parameters, String body) {
    StringBuilder text = new StringBuilder(head).append(" {\n");
    parameters.stream()
        .filter(name -> !body.matches("(?s).*\\b" + name + "\\b.*"))
        .forEach(name -> text.append("  (void)").append(name).append(";\n"));
    return text.append(body).append("}\n").toString();
  }

  /** Returns zero, or what comes next to it by contract. */
  String nothing(Function stub) {
    Type type = stub.type().result();
    if (type instanceof VoidType) {
      return "";
    }
    if (returnsNonNull(stub)) {
      Type target = Stubs.nothingType(types.nameable(stub.type()), program.model());
      String object = types.declare(target, "nothing") + (target.isScalar() ? "" : ALIGNED);
      return "  static " + object + ";\n  return (" + types.of(type) + ")&nothing;\n";
    }
    return type.isAggregate()
        ? "  static " + types.declare(type, "nothing") + ";\n  return nothing;\n"
        : "  return " + idle(stub) + ";\n";
  }

  boolean returnsNonNull(Function stub) {
    return program.declarations().get(stub.symbol()).returnsNonNull()
        && stub.type().result() instanceof PointerType;
  }

  /** A call of what a stub does in a test that says nothing of it; of one that a test plays. */
  String idling(Function stub) {
    List<String> passed = new ArrayList<>(List.of(CALL));
    stub.parameters().forEach(p -> passed.add(p.name()));
    if (stub.type().isVariadic()) {
      passed.add(LIST);
    }
    return idleName(stub) + "(" + String.join(", ", passed) + ")";
  }

  private String idleName(Function stub) {
    return vocabulary.free(stub.name() + "_idle");
  }

  private static long idle(Function stub) {
    return LibraryTable.contract(stub.symbol(), stub.type()).map(Contract::idle).orElse(0L);
  }
}
