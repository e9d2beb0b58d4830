package heapwright.report.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import heapwright.ir.Program;
import heapwright.ir.type.Type;
import heapwright.report.input.Naming;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Inputs: the whole, or only how it hangs together, or only its numbers. */
final class InputJson {
  private final Program program;
  private final Naming naming;

  InputJson(Program program) {
    this.program = program;
    this.naming = new Naming(program);
  }

  /** Everything that the call depends on. */
  JsonObject of(TestInput input) {
    JsonObject json = new JsonObject();
    json.add("args", arguments(input, cell -> true));
    json.add("objects", objects(input, cell -> true));
    JsonObject globals = globals(input, cell -> true);
    if (globals.size() > 0) {
      json.add("globals", globals);
    }
    json.addProperty("stdin", text(input.stdin()));
    if (!input.outside().isEmpty()) {
      json.add("outside", outside(input));
    }
    if (!input.failing().isEmpty()) {
      JsonArray failing = new JsonArray();
      input.failing().forEach(request -> failing.add(request + 1));
      json.add("failingRequests", failing);
    }
    return json;
  }

  /** The objects and what leads to them. */
  JsonObject shape(TestInput input) {
    JsonObject json = new JsonObject();
    json.add("args", arguments(input, InputJson::isPointer));
    JsonObject globals = globals(input, InputJson::isPointer);
    if (globals.size() > 0) {
      json.add("globals", globals);
    }
    json.add("objects", objects(input, InputJson::isPointer));
    return json;
  }

  /** The numbers, each under a name that is unique in the input. */
  JsonObject values(TestInput input) {
    JsonObject json = new JsonObject();
    for (InputArgument argument : input.arguments()) {
      Type type = argument.parameter().type();
      addValues(json, argument.parameter().name(), type, argument.cells());
    }
    for (InputGlobal global : input.globals()) {
      addValues(json, naming.symbol(global.symbol()), type(global), global.cells());
    }
    for (StubEffect effect : input.outside()) {
      String title = effect.channel().title(effect.call());
      addValues(json, title, Naming.seen(effect), effect.cells());
    }
    for (InputObject object : input.objects()) {
      Type whole =
          object.length() == 1 ? object.element() : object.element().array(object.length());
      addValues(json, object.name().text(), whole, object.cells());
    }
    return json;
  }

  private void addValues(JsonObject json, String name, Type type, List<InputCell> cells) {
    for (InputCell cell : cells) {
      if (!isPointer(cell)) {
        String place = type.isScalar() ? "" : naming.place(type, cell);
        String dot = place.isEmpty() || place.startsWith("[") ? "" : ".";
        put(json, name + dot + place, cell);
      }
    }
  }

  private static boolean isPointer(InputCell cell) {
    return cell.value().match(new ValueJson.IsPointer());
  }

  private JsonObject arguments(TestInput input, Predicate<InputCell> wanted) {
    JsonObject json = new JsonObject();
    for (InputArgument argument : input.arguments()) {
      String name = argument.parameter().name();
      addContent(json, name, argument.parameter().type(), argument.cells(), wanted);
    }
    return json;
  }

  private JsonObject globals(TestInput input, Predicate<InputCell> wanted) {
    JsonObject json = new JsonObject();
    for (InputGlobal global : input.globals()) {
      String name = naming.symbol(global.symbol());
      addContent(json, name, type(global), global.cells(), wanted);
    }
    return json;
  }

  private JsonArray outside(TestInput input) {
    JsonArray array = new JsonArray();
    for (StubEffect effect : input.outside()) {
      JsonObject json = new JsonObject();
      json.addProperty("function", naming.symbol(effect.channel().function()));
      json.addProperty("call", effect.call() + 1);
      String kind = effect.channel().kind().name().toLowerCase(Locale.ROOT);
      json.addProperty("kind", kind);
      json.addProperty("name", effect.channel().name());
      json.add("writes", fields(Naming.seen(effect), effect.cells()));
      array.add(json);
    }
    return array;
  }

  private Type type(InputGlobal global) {
    return program.globals().get(global.symbol()).type();
  }

  private void addContent(
      JsonObject json, String name, Type type, List<InputCell> cells, Predicate<InputCell> wanted) {
    List<InputCell> some = cells.stream().filter(wanted).toList();
    if (some.isEmpty()) {
      return;
    }
    JsonElement content = type.isScalar() ? value(some.get(0)) : fields(type, some);
    json.add(name, content);
  }

  private JsonArray objects(TestInput input, Predicate<InputCell> wanted) {
    JsonArray array = new JsonArray();
    for (InputObject object : input.objects()) {
      JsonObject json = new JsonObject();
      json.addProperty("id", object.name().text());
      json.addProperty("type", Naming.type(object));
      json.add("fields", fields(object.element(), object.cells().stream().filter(wanted).toList()));
      array.add(json);
    }
    return array;
  }

  private JsonObject fields(Type element, List<InputCell> cells) {
    JsonObject json = new JsonObject();
    cells.forEach(cell -> put(json, naming.place(element, cell), cell));
    return json;
  }

  /** Where the same bytes are read as two types, the second says as which. */
  private void put(JsonObject json, String name, InputCell cell) {
    json.add(json.has(name) ? name + " as " + cell.cell().type() : name, value(cell));
  }

  private JsonElement value(InputCell cell) {
    return ValueJson.of(cell, naming);
  }

  private static String text(List<Byte> bytes) {
    StringBuilder text = new StringBuilder();
    bytes.forEach(octet -> text.append((char) (octet & 0xff)));
    return text.toString();
  }
}
