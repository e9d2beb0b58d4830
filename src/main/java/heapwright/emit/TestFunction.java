package heapwright.emit;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.stubs.TestStubs;
import heapwright.emit.values.CallText;
import heapwright.emit.values.CellAssignments;
import heapwright.emit.values.CellChecks;
import heapwright.emit.values.Literal;
import heapwright.emit.values.TestDeclarations;
import heapwright.emit.values.TestVariable;
import heapwright.emit.values.ValueExpressions;
import heapwright.ir.Global;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.testcase.FinalObject;
import heapwright.testcase.FinalObject.Lifetime;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputObject.Storage;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.testcase.stub.DeclaredObjects;
import heapwright.world.FixedAddresses;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes one test: the input, the call, what is to be found afterwards, the freeing. */
final class TestFunction {
  private static final String ERRNO = "__errno_location";

  /** What a pipe holds at least, so that writing to it before the first read does not block. */
  private static final int PIPE = 60_000;

  private final FreeNames vocabulary;
  private final TestInput input;
  private final Observation observation;
  private final ValueExpressions values;
  private final TestDeclarations declarations;
  private final CellAssignments assignments;
  private final CellChecks checks;
  private final CallText calls;
  private final TestStubs plays;
  private final List<List<String>> paragraphs = new ArrayList<>();

  private TestFunction(FreeNames vocabulary, TestCase test) {
    this.vocabulary = vocabulary;
    input = test.input();
    observation = test.observation();
    values = new ValueExpressions(vocabulary);
    declarations = new TestDeclarations(vocabulary);
    assignments = new CellAssignments(values);
    Map<ObjectName, FinalObject> fresh = new LinkedHashMap<>();
    observation.objects().stream()
        .filter(object -> object.lifetime() == Lifetime.FRESH)
        .forEach(object -> fresh.put(object.name(), object));
    checks = new CellChecks(vocabulary, values, declarations, fresh);
    calls = new CallText(vocabulary, declarations, checks, test);
    plays = new TestStubs(vocabulary, test);
  }

  /** The body: paragraphs with empty lines between. */
  static String body(FreeNames vocabulary, TestCase test) {
    TestFunction writer = new TestFunction(vocabulary, test);
    writer.build();
    List<String> arguments = writer.arguments();
    writer.paragraphs.add(writer.calls.lines(arguments));
    writer.compare();
    writer.free();
    return writer.paragraphs.stream()
        .filter(lines -> !lines.isEmpty())
        .map(lines -> "  " + String.join("\n  ", lines) + "\n")
        .collect(Collectors.joining("\n"));
  }

  private void build() {
    List<String> made = new ArrayList<>();
    for (Global global : FixedAddresses.usedBy(vocabulary.program(), input.function())) {
      String place = TestVariable.fixed(global, vocabulary.program().model()).address();
      made.add(vocabulary.own("hw_map") + "(" + place + ", " + global.size() + ");");
    }
    for (InputObject object : input.objects()) {
      TestVariable variable = declarations.of(object);
      values.define(object.name(), variable);
      made.addAll(declarations.creation(variable));
    }
    paragraphs.add(made);
    List<String> filled = new ArrayList<>();
    for (InputObject object : input.objects()) {
      filled.addAll(assignments.to(values.variable(object.name()), object.cells()));
    }
    for (InputGlobal global : input.globals()) {
      if (!isLibraryInput(global)) {
        filled.addAll(assignments.to(variable(global), global.cells()));
      }
    }
    boolean renamed =
        input.globals().stream()
            .map(global -> vocabulary.program().globals().get(global.symbol()))
            .anyMatch(DeclaredObjects::isConstant);
    if (renamed) {
      // The compiler does not know that these are the source's objects.
      filled.add("__asm__ volatile(\"\" : : : \"memory\");");
    }
    feed().forEach(filled::add);
    filled.addAll(plays.setUp(values));
    // Last, because what is called before may set errno.
    filled.addAll(libraryInputs());
    paragraphs.add(filled);
  }

  /** What the input leaves open of errno was 0 when the outcome was predicted. */
  private List<String> libraryInputs() {
    Map<SymbolId, InputGlobal> given = new LinkedHashMap<>();
    for (Global global : vocabulary.program().globals().values()) {
      if (global.isLibraryInput() && vocabulary.mentioned().contains(ERRNO)) {
        InputValue zero = new InputValue.Number(BigInteger.ZERO);
        InputCell cell = new InputCell(0, Cell.of(global.type()), zero);
        given.put(global.symbol(), new InputGlobal(global.symbol(), List.of(cell)));
      }
    }
    input.globals().stream()
        .filter(global -> isLibraryInput(global) && !global.cells().isEmpty())
        .forEach(global -> given.put(global.symbol(), global));
    List<String> lines = new ArrayList<>();
    given.values().forEach(g -> lines.addAll(assignments.to(variable(g), g.cells())));
    return lines;
  }

  private boolean isLibraryInput(InputGlobal global) {
    return vocabulary.program().globals().get(global.symbol()).isLibraryInput();
  }

  private TestVariable variable(InputGlobal global) {
    return values.global(new InputValue.PointsToGlobal(global.symbol(), 0));
  }

  private List<String> feed() {
    int length = input.stdin().size();
    if (length > PIPE) {
      throw new Inexpressible("more standard input than a pipe holds");
    }
    return length == 0
        ? List.of()
        : List.of(
            vocabulary.own("hw_feed") + "(" + Literal.text(input.stdin()) + ", " + length + ");");
  }

  private List<String> arguments() {
    List<String> lines = new ArrayList<>();
    List<String> expressions = new ArrayList<>();
    for (InputArgument argument : input.arguments()) {
      Type type = argument.parameter().type();
      expressions.add(type.isScalar() ? scalar(argument) : aggregate(argument, lines));
    }
    int named = vocabulary.program().functions().get(input.function()).parameters().size();
    for (int i = named; i < expressions.size(); i++) {
      // What no parameter converts must have its type of itself; numbers do.
      Type type = input.arguments().get(i).parameter().type();
      if (type instanceof PointerType) {
        expressions.set(i, "(" + vocabulary.types().of(type) + ")" + expressions.get(i));
      }
    }
    paragraphs.add(lines);
    return expressions;
  }

  private String scalar(InputArgument argument) {
    Type type = argument.parameter().type();
    InputValue value =
        argument.cells().isEmpty() ? InputValue.Number.of(0) : argument.cells().get(0).value();
    return values.of(value, type);
  }

  private String aggregate(InputArgument argument, List<String> lines) {
    Type type = argument.parameter().type();
    if (!vocabulary.types().canDeclare(type)) {
      throw new Inexpressible("an argument whose type has no name");
    }
    String wanted = argument.parameter().name();
    String name = declarations.name(wanted.isEmpty() ? "argument" : wanted);
    TestVariable variable = TestVariable.plain(name, type, vocabulary.program().model());
    lines.addAll(declarations.creation(variable));
    lines.addAll(assignments.to(variable, argument.cells()));
    return name;
  }

  private void compare() {
    List<String> lines = new ArrayList<>();
    observation.objects().stream()
        .filter(object -> object.lifetime() == Lifetime.KEPT)
        .forEach(o -> lines.addAll(checks.of(values.variable(o.name()), o.cells())));
    for (InputGlobal global : observation.globals()) {
      if (vocabulary.global(global.symbol()).filter(Global::readOnly).isEmpty()
          && vocabulary.global(global.symbol()).isPresent()) {
        lines.addAll(checks.of(variable(global), global.cells()));
      }
    }
    for (FinalObject object : observation.objects()) {
      if (object.lifetime() == Lifetime.FRESH && values.isDefined(object.name())) {
        lines.addAll(checks.of(values.variable(object.name()), object.cells()));
      }
    }
    paragraphs.add(lines);
  }

  private void free() {
    Set<ObjectName> variables = new HashSet<>();
    input.objects().stream()
        .filter(object -> object.storage() == Storage.VARIABLE)
        .forEach(object -> variables.add(object.name()));
    paragraphs.add(
        observation.objects().stream()
            .filter(object -> object.lifetime() != Lifetime.FREED)
            .filter(o -> !variables.contains(o.name()) && values.isDefined(o.name()))
            .map(o -> values.library().call("free", values.variable(o.name()).name()) + ";")
            .toList());
  }
}
