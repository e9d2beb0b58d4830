package heapwright.outside.open;

import heapwright.truth.Draw;
import java.util.ArrayList;
import java.util.List;

/** A file with a function that depends on the outside, which a seed made up. */
final class Sample {
  /** The name of the function. */
  static final String NAME = "f";

  private static final List<String> PARAMETERS =
      List.of(
          "int first",
          "unsigned char small",
          "long amount",
          "int *given",
          "struct point *passed",
          "int (*ask)(int)");

  private final Draw draw;
  private final Sheet sheet = new Sheet();
  private final Places places;
  private final List<Callee> callees = new ArrayList<>();
  private final List<String> parameters = new ArrayList<>();
  private final boolean hasSetter;

  private Sample(long seed) {
    draw = new Draw(seed);
    places = new Places(draw, sheet);
    hasSetter = draw.chance(40);
    int count = draw.between(3, 6);
    for (int i = 0; i < count; i++) {
      callees.add(Callee.of(draw, "ext" + i, draw.of(List.of(Callee.Result.values()))));
    }
    callees.add(Callee.of(draw, "answer", Callee.Result.NUMBER));
    PARAMETERS.stream().filter(p -> draw.chance(50)).forEach(parameters::add);
  }

  static Sample of(long seed) {
    Sample sample = new Sample(seed);
    sample.write();
    return sample;
  }

  private void write() {
    for (String header : List.of("errno", "stdio", "stdlib", "string", "time", "unistd")) {
      sheet.only("#include <" + header + ".h>");
    }
    sheet.only("struct point { int x; int y; };");
    sheet.only("struct holder { struct point *inner; int weight; };");
    sheet.line("int global;");
    sheet.line("extern int other;");
    sheet.line("struct point shared;");
    sheet.line("static int hidden;");
    sheet.line("static int counter;");
    sheet.line("static int setting;");
    sheet.line("static struct point kept;");
    sheet.line("static const int table[3] = {1, 5, 7};");
    callees.forEach(callee -> sheet.line(callee.head() + ";"));
    if (hasSetter) {
      sheet.line("void set_setting(int to) { setting = to; }");
    }
    callback();
    function();
  }

  /** Goals are not about it, so it has no counters. */
  private void callback() {
    sheet.open("static int note(int value, void *context)");
    sheet.line("struct point *at = context;");
    sheet.line("if (at == 0) return -1;");
    sheet.line("if (value > " + sheet.mention(draw.between(0, 5)) + ") {");
    sheet.line("  at->x = value;");
    sheet.line("  " + draw.of(List.of("hidden = 4", "counter = value", "global = 2")) + ";");
    sheet.line("  return 1;");
    sheet.line("}");
    sheet.line("at->y = " + sheet.mention(draw.between(-3, 3)) + ";");
    sheet.line("return 0;");
    sheet.close();
  }

  private void function() {
    String list = parameters.isEmpty() ? "void" : String.join(", ", parameters);
    sheet.open("int " + NAME + "(" + list + ")");
    PARAMETERS.subList(3, 6).stream()
        .filter(p -> !parameters.contains(p))
        .forEach(p -> sheet.line(p + " = 0;"));
    sheet.line("int number = " + draw.between(0, 2) + ", second = 3, row[3] = {0, 1, 2};");
    sheet.line("int *pointer = 0, *reached = 0;");
    sheet.line("struct point here = {1, 2}, spare = {0, 0}, inner = {3, 4}, *there = 0;");
    sheet.line("struct holder holder = {&inner, 3};");
    sheet.line("char bytes[8] = \"on\", *end = 0;");
    sheet.line("const char *word = 0;");
    sheet.line("long wide = 0, before = 0;");
    sheet.line("double fraction = 0.5;");
    sheet.line("(void)pointer, (void)there, (void)holder, (void)end, (void)word, (void)fraction;");
    sheet.line("(void)given, (void)passed, (void)ask, (void)reached, (void)note, (void)before;");
    places.variable("number", "second", "row[1]", "row[2]", "here.x", "here.y", "spare.x");
    places.variable("global", "other", "shared.x", "hidden", "counter", "kept.x", "setting");
    places.constant("inner.x", "bytes[0]", "bytes[2]", "wide", "before", "table[1]");
    places.constant("holder.weight", "errno");
    parameters.stream()
        .filter(p -> !p.contains("*"))
        .map(p -> p.substring(p.lastIndexOf(' ') + 1))
        .forEach(places::variable);
    new Statements(draw, sheet, places, callees, draw.between(8, 22)).body();
    sheet.close();
  }

  /** The file that {@code gen} is given. */
  String plain() {
    return sheet.plain();
  }

  List<Sheet.Outcome> outcomes() {
    return sheet.outcomes();
  }

  /** The program that plays random outsides. */
  String playing(String prelude) {
    StringBuilder text = new StringBuilder();
    text.append("#define OUTCOMES ").append(sheet.outcomes().size()).append('\n');
    text.append("static const int MENTIONED[] = {0, 1");
    sheet.numbers().stream()
        .sorted()
        .forEach(
            n -> text.append(", ").append(n - 1).append(", ").append(n).append(", ").append(n + 1));
    text.append("};\n").append(prelude).append(sheet.counted());
    text.append("int other;\n");
    callees.forEach(callee -> text.append(callee.playing()));
    text.append("static void set(int to) { ");
    text.append(hasSetter ? "set_setting(to);" : "(void)to;").append(" }\n");
    text.append("static void reset(void) { hidden = counter = setting = 0; ");
    text.append("kept = (struct point){0, 0}; }\n");
    text.append("static void know(void) { ints[int_count++] = &global; ");
    text.append("ints[int_count++] = &other; points[point_count++] = &shared; }\n");
    text.append(
        """
        static void call(void) {
          int counts[] = {int_count, point_count, buffer_count, pointer_count, callback_count};
          depth++;
          f(%s);
          depth--;
          int_count = counts[0], point_count = counts[1], buffer_count = counts[2];
          pointer_count = counts[3];
          /* The file's functions stay known, but not what was local to the call. */
          for (int i = counts[4]; i < callback_count; i++) callbacks[i].context = 0;
        }
        """
            .formatted(String.join(", ", parameters.stream().map(Sample::argument).toList())));
    return text.toString();
  }

  private static String argument(String parameter) {
    return switch (parameter) {
      case "int *given" -> "some_int()";
      case "struct point *passed" -> "some_point()";
      case "int (*ask)(int)" -> "chance(80) ? play_ask : 0";
      default -> "value()";
    };
  }
}
