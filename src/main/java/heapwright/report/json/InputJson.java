package heapwright.report.json;

import static heapwright.report.json.JsonTree.object;

import com.google.gson.JsonObject;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.report.input.CellValueText;
import heapwright.report.input.Naming;
import heapwright.report.suite.ReportedTest;
import heapwright.report.suite.ReportedTest.Agreement;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Inputs, whole, or only how they hang together, or only their numbers; and the tests of them. */
final class InputJson {
  private final Program program;
  private final Naming naming;

  InputJson(Program program) {
    this.program = program;
    this.naming = new Naming(program);
  }

  /** A test: its name, its path, whether it was seen to take it, how the call ends, its input. */
  JsonObject test(ReportedTest test) {
    return test(test, Optional.empty());
  }

  /** With the goals that it meets, behind the path. */
  JsonObject test(ReportedTest test, List<Goal> covers) {
    return test(test, Optional.of(covers));
  }

  private JsonObject test(ReportedTest reported, Optional<List<Goal>> covers) {
    return object(
        "id", reported.test().name(),
        "path", reported.path().stream().map(StatementNumber::value).toList(),
        "covers", covers,
        "agrees", agrees(reported.agreement()),
        "outcome", outcome(reported),
        "input", of(reported.test().input()));
  }

  private static Boolean agrees(Agreement agreement) {
    return agreement == Agreement.UNTRIED ? null : Boolean.valueOf(agreement == Agreement.AGREES);
  }

  private static String outcome(ReportedTest reported) {
    return reported
        .test()
        .observation()
        .ending()
        .match(
            returned -> "returned",
            exited -> "exited",
            killed -> "aborted",
            faulted -> "faulted",
            unsettled -> "unsettled");
  }

  /** Everything that the call depends on. */
  JsonObject of(TestInput input) {
    Predicate<InputCell> all = cell -> true;
    List<JsonObject> outside = input.outside().stream().map(this::outside).toList();
    List<Integer> failing = input.failing().stream().map(request -> request + 1).toList();
    return object(
        "args", arguments(input, all),
        "objects", objects(input, all),
        "globals", globals(input, all),
        "stdin", text(input.stdin()),
        "outside", Optional.of(outside).filter(effects -> !effects.isEmpty()),
        "failingRequests", Optional.of(failing).filter(requests -> !requests.isEmpty()));
  }

  /** The objects and what leads to them. */
  JsonObject shape(TestInput input) {
    Predicate<InputCell> pointers = cell -> !isNumber(cell);
    return object(
        "args", arguments(input, pointers),
        "globals", globals(input, pointers),
        "objects", objects(input, pointers));
  }

  /** The numbers, each under a name that is unique in the input. */
  JsonObject values(TestInput input) {
    JsonObject json = new JsonObject();
    input
        .arguments()
        .forEach(a -> addValues(json, a.parameter().name(), a.parameter().type(), a.cells()));
    input.globals().forEach(g -> addValues(json, naming.symbol(g.symbol()), type(g), g.cells()));
    input
        .outside()
        .forEach(e -> addValues(json, e.channel().title(e.call()), Naming.seen(e), e.cells()));
    for (InputObject object : input.objects()) {
      Type whole =
          object.length() == 1 ? object.element() : object.element().array(object.length());
      addValues(json, object.name().text(), whole, object.cells());
    }
    return json;
  }

  private void addValues(JsonObject json, String name, Type type, List<InputCell> cells) {
    for (InputCell cell : cells) {
      if (isNumber(cell)) {
        String place = type.isScalar() ? "" : naming.place(type, cell);
        String dot = place.isEmpty() || place.startsWith("[") ? "" : ".";
        put(json, name + dot + place, cell);
      }
    }
  }

  private static boolean isNumber(InputCell cell) {
    return cell.value() instanceof InputValue.Number || cell.value() instanceof InputValue.Floating;
  }

  private JsonObject arguments(TestInput input, Predicate<InputCell> wanted) {
    JsonObject json = new JsonObject();
    input
        .arguments()
        .forEach(
            a -> addContent(json, a.parameter().name(), a.parameter().type(), a.cells(), wanted));
    return json;
  }

  private Optional<JsonObject> globals(TestInput input, Predicate<InputCell> wanted) {
    JsonObject json = new JsonObject();
    input
        .globals()
        .forEach(g -> addContent(json, naming.symbol(g.symbol()), type(g), g.cells(), wanted));
    return Optional.of(json).filter(globals -> globals.size() > 0);
  }

  private JsonObject outside(StubEffect effect) {
    return object(
        "function", naming.symbol(effect.channel().function()),
        "call", effect.call() + 1,
        "kind", effect.channel().kind().name().toLowerCase(Locale.ROOT),
        "name", effect.channel().name(),
        "writes", fields(Naming.seen(effect), effect.cells()));
  }

  private Type type(InputGlobal global) {
    return program.globals().get(global.symbol()).type();
  }

  private void addContent(
      JsonObject json, String name, Type type, List<InputCell> cells, Predicate<InputCell> wanted) {
    List<InputCell> some = cells.stream().filter(wanted).toList();
    if (!some.isEmpty()) {
      json.add(name, JsonTree.of(type.isScalar() ? value(some.get(0)) : fields(type, some)));
    }
  }

  private List<JsonObject> objects(TestInput input, Predicate<InputCell> wanted) {
    return input.objects().stream()
        .map(
            object ->
                object(
                    "id", object.name().text(),
                    "type", Naming.type(object),
                    "fields",
                        fields(object.element(), object.cells().stream().filter(wanted).toList())))
        .toList();
  }

  private JsonObject fields(Type element, List<InputCell> cells) {
    JsonObject json = new JsonObject();
    cells.forEach(cell -> put(json, naming.place(element, cell), cell));
    return json;
  }

  /** Where the same bytes are read as two types, the second says as which. */
  private void put(JsonObject json, String name, InputCell cell) {
    String unique = json.has(name) ? name + " as " + cell.cell().type() : name;
    json.add(unique, JsonTree.of(value(cell)));
  }

  /** A number, the text of a pointer, or null. */
  private Object value(InputCell cell) {
    String spelled = CellValueText.value(cell, naming);
    return cell.value()
        .match(
            number -> number.value(),
            number -> floating(spelled),
            nothing -> null,
            pointer -> spelled,
            pointer -> spelled,
            function -> "&" + spelled,
            address -> spelled);
  }

  private static Object floating(String spelled) {
    if (spelled.equals("-0.0")) {
      // Of a decimal number, the negative zero would lose its sign.
      return -0.0;
    }
    boolean finite = Character.isDigit(spelled.charAt(spelled.length() - 1));
    return finite ? new BigDecimal(spelled) : spelled;
  }

  private static String text(List<Byte> bytes) {
    StringBuilder text = new StringBuilder();
    bytes.forEach(octet -> text.append((char) (octet & 0xff)));
    return text.toString();
  }
}
