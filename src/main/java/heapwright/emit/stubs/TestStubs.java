package heapwright.emit.stubs;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.values.CellAssignments;
import heapwright.emit.values.TestDeclarations;
import heapwright.emit.values.TestVariable;
import heapwright.emit.values.ValueExpressions;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the functions outside of the program do in one test: a function each, which gets the number
 * of the call. Objects of the test that they need are known to them by pointers of the file.
 */
public final class TestStubs {
  private final FreeNames vocabulary;
  private final Program program;
  private final TestCase test;
  private final ValueExpressions values;
  private final CellAssignments assignments;
  private final Map<ObjectName, TestVariable> shared = new LinkedHashMap<>();

  public TestStubs(FreeNames vocabulary, TestCase test) {
    this.vocabulary = vocabulary;
    this.test = test;
    program = vocabulary.program();
    values = new ValueExpressions(vocabulary);
    assignments = new CellAssignments(values);
    TestDeclarations declarations = new TestDeclarations(vocabulary);
    for (InputObject object : test.input().objects()) {
      if (isNeeded(object.name())) {
        TestVariable inTest = declarations.of(object);
        String name = vocabulary.free(test.name() + "_" + object.name().text());
        TestVariable here = TestVariable.pointer(name, inTest.type(), program.model());
        shared.put(object.name(), here);
        values.define(object.name(), here);
      }
    }
  }

  private boolean isNeeded(ObjectName object) {
    return test.input().outside().stream()
        .anyMatch(
            effect ->
                writesTo(effect, object) || effect.cells().stream().anyMatch(c -> isTo(c, object)));
  }

  private static boolean writesTo(StubEffect effect, ObjectName object) {
    return effect.channel().kind() == Channel.Kind.MEMORY
        && effect.channel().name().equals(object.text());
  }

  private static boolean isTo(InputCell cell, ObjectName object) {
    return cell.value() instanceof InputValue.PointsTo to && to.object().equals(object);
  }

  /** What stands before the test. */
  public String text() {
    StringBuilder text = new StringBuilder();
    TestDeclarations declarations = new TestDeclarations(vocabulary);
    shared
        .values()
        .forEach(
            v ->
                text.append("static ")
                    .append(vocabulary.types().declare(declarations.type(v), v.name()))
                    .append(";\n"));
    if (text.length() > 0) {
      text.append('\n');
    }
    effects().keySet().forEach(stub -> vocabulary.played().add(stub.symbol()));
    effects().forEach((stub, calls) -> text.append(function(stub, calls)).append('\n'));
    return text.toString();
  }

  /** What the test does so that its stubs play their parts. */
  public List<String> setUp(ValueExpressions own) {
    List<String> lines = new ArrayList<>();
    shared.forEach(
        (object, pointer) ->
            lines.add(pointer.name() + " = " + own.variable(object).address() + ";"));
    StubText stubs = new StubText(vocabulary);
    effects().keySet().forEach(stub -> lines.add(stubs.play(stub) + " = " + name(stub) + ";"));
    return lines;
  }

  private Map<Function, SortedMap<Long, List<StubEffect>>> effects() {
    Map<Function, SortedMap<Long, List<StubEffect>>> all = new LinkedHashMap<>();
    for (StubEffect effect : test.input().outside()) {
      Function stub =
          new StubText(vocabulary).prototyped(program.functions().get(effect.channel().function()));
      if (vocabulary.feedback().stubs().contains(stub.name())) {
        throw new Inexpressible("what " + stub.name() + " does, whose stub does not compile");
      }
      if (!vocabulary.types().canDeclare(vocabulary.types().nameable(stub.type()))) {
        throw new Inexpressible("what " + stub.name() + " does, whose type has no name");
      }
      SortedMap<Long, List<StubEffect>> calls = all.computeIfAbsent(stub, f -> new TreeMap<>());
      if (StubCallbacks.concerns(effect)) {
        continue;
      }
      calls.computeIfAbsent(effect.call(), call -> new ArrayList<>()).add(effect);
    }
    return all;
  }

  private String name(Function stub) {
    return vocabulary.free(test.name() + "_" + stub.name());
  }

  private String function(Function stub, SortedMap<Long, List<StubEffect>> calls) {
    StringBuilder body = new StringBuilder(new StubCallbacks(vocabulary, values).of(stub, test));
    long first = -1;
    long last = -1;
    List<String> open = List.of();
    for (Map.Entry<Long, List<StubEffect>> entry : calls.entrySet()) {
      List<String> lines = lines(stub, entry.getValue());
      if (!open.isEmpty() && entry.getKey() == last + 1 && lines.equals(open)) {
        last = entry.getKey();
        continue;
      }
      body.append(block(first, last, open));
      first = entry.getKey();
      last = first;
      open = lines;
    }
    body.append(block(first, last, open));
    StubText stubs = new StubText(vocabulary);
    body.append(
        stubs.returnsNonNull(stub)
            ? "  return " + stubs.idling(stub) + ";\n"
            : stubs.nothing(stub));
    return "static " + stubs.played(stub, name(stub), body.toString());
  }

  private static String block(long first, long last, List<String> lines) {
    if (lines.isEmpty()) {
      return "";
    }
    String calls =
        first == last
            ? "call == " + (first + 1)
            : "call >= " + (first + 1) + " && call <= " + (last + 1);
    StringBuilder text = new StringBuilder("  if (").append(calls).append(") {\n");
    lines.forEach(line -> text.append("    ").append(line).append('\n'));
    return text.append("  }\n").toString();
  }

  private List<String> lines(Function stub, List<StubEffect> effects) {
    List<String> lines = new ArrayList<>(new UnnamedFetch(vocabulary).of(stub, effects));
    List<StubEffect> inOrder = new ArrayList<>(effects);
    inOrder.sort(Comparator.comparing(e -> e.channel().kind() == Channel.Kind.RESULT));
    for (StubEffect effect : inOrder) {
      switch (effect.channel().kind()) {
        case RESULT -> lines.addAll(result(stub, effect.cells()));
        case PARAMETER, HANDED -> lines.addAll(parameter(stub, effect));
        case ERRNO -> lines.addAll(errno(effect.cells()));
        case GLOBAL -> lines.addAll(global(effect));
        case MEMORY ->
            lines.addAll(
                assignments.to(
                    shared.get(new ObjectName(effect.channel().name())), effect.cells()));
        default ->
            throw new Inexpressible("what " + stub.name() + " does to " + effect.channel().name());
      }
    }
    return lines;
  }

  private List<String> result(Function stub, List<InputCell> cells) {
    Type type = stub.type().result();
    StubText stubs = new StubText(vocabulary);
    if (stubs.returnsNonNull(stub) && cells.get(0).value() instanceof InputValue.NullPointer) {
      return List.of("return " + stubs.idling(stub) + ";");
    }
    if (type.isScalar()) {
      return List.of("return " + values.of(cells.get(0).value(), type) + ";");
    }
    List<String> lines = new ArrayList<>();
    TestVariable result = TestVariable.plain("result", type, program.model());
    lines.addAll(new TestDeclarations(vocabulary).creation(result));
    lines.addAll(assignments.to(result, cells));
    lines.add("return result;");
    return lines;
  }

  private List<String> parameter(Function stub, StubEffect effect) {
    Local parameter = new UnnamedFetch(vocabulary).parameter(stub, effect.channel().start());
    if (!effect.channel().pointers().isEmpty() || !(parameter.type() instanceof PointerType)) {
      return through(parameter, effect);
    }
    Type target = ((PointerType) parameter.type()).target();
    if (isKnown(target)) {
      Type whole = covering(target, effect.cells(), 1);
      TestVariable there = TestVariable.pointer(parameter.name(), whole, program.model());
      return assignments.to(there, effect.cells());
    }
    String name = parameter.name() + "_bytes";
    List<String> lines = new ArrayList<>();
    lines.add("unsigned char *" + name + " = (void *)" + parameter.name() + ";");
    Type whole = covering(octet(), effect.cells(), 2);
    lines.addAll(
        assignments.to(TestVariable.pointer(name, whole, program.model()), effect.cells()));
    return lines;
  }

  private Type octet() {
    return program.model().plainChar().withSign(false);
  }

  /** So many elements that all cells lie in them, at least some; one alone is no array. */
  private Type covering(Type element, List<InputCell> cells, long least) {
    InputCell last = cells.get(cells.size() - 1);
    long bytes = last.offset() + values.size(last.cell());
    long size = Math.max(1, program.model().size(element));
    long length = Math.max(least, -Math.floorDiv(-bytes, size));
    return length > 1 ? element.array(length) : element;
  }

  /** What lies behind pointers of a parameter's object. */
  private List<String> through(Local parameter, StubEffect effect) {
    String place = (parameter.inMemory() ? "(char *)&" : "(char *)") + parameter.name();
    StringBuilder name = new StringBuilder(parameter.name()).append("_there");
    for (long offset : effect.channel().pointers()) {
      place = "*(char **)(" + place + " + " + offset + ")";
      name.append('_').append(offset);
    }
    Type target = isKnown(effect.channel().type()) ? effect.channel().type() : octet();
    Type whole = covering(target, effect.cells(), target.equals(octet()) ? 2 : 1);
    List<String> lines = new ArrayList<>();
    lines.add(
        vocabulary.types().declare(target.pointer(), name.toString())
            + " = (void *)"
            + place
            + ";");
    TestVariable there = TestVariable.pointer(name.toString(), whole, program.model());
    lines.addAll(assignments.to(there, effect.cells()));
    return lines;
  }

  private boolean isKnown(Type target) {
    return TestDeclarations.isKnown(target) && vocabulary.types().canDeclare(target);
  }

  private List<String> errno(List<InputCell> cells) {
    Type type = program.model().signedInt();
    String place = "*" + vocabulary.library().surely("__errno_location") + "()";
    return List.of(place + " = " + values.of(cells.get(0).value(), type) + ";");
  }

  private List<String> global(StubEffect effect) {
    SymbolId symbol = new SymbolId(effect.channel().name());
    Global global =
        vocabulary
            .global(symbol)
            .orElseThrow(() -> new Inexpressible("a variable that has no name: " + symbol));
    TestVariable variable =
        global.fixedAddress().isPresent()
            ? TestVariable.fixed(global, program.model())
            : new TestVariable(
                global.name(), global.type(), global.qualifiers(), false, program.model());
    return assignments.to(variable, effect.cells());
  }
}
