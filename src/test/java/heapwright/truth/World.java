package heapwright.truth;

import heapwright.truth.Variable.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The inputs of a function: few enough to try them all. Numbers that the guard lets through lie
 * between two bounds; on either side of them one number stands for all others, because the guard
 * returns there. Cells may be cells of their own, the same, or lie in what else there is.
 */
final class World {
  /** More inputs than this take too long. */
  private static final long MOST = 250_000;

  private final List<Variable> parameters = new ArrayList<>();
  private final List<Variable> globals = new ArrayList<>();
  private final List<Text> guards = new ArrayList<>();
  private final StringBuilder setting = new StringBuilder();
  private final int nodes;
  private long size = 1;

  private World(Draw draw) {
    int scalars = draw.between(1, 3);
    for (int i = 0; i < scalars; i++) {
      number(draw, new Variable("x" + i, draw.of(Kind.NUMBERS)), parameters);
    }
    if (draw.chance(40)) {
      number(draw, new Variable("g", Kind.INT), globals);
    }
    if (draw.chance(20)) {
      row(draw);
    }
    nodes = draw.chance(45) ? draw.between(2, 3) : 0;
    if (nodes > 0) {
      nodes(draw);
    }
    int cells = draw.chance(30) ? draw.between(1, 2) : 0;
    for (int i = 0; i < cells; i++) {
      cell(draw, new Variable("q" + i, Kind.CELL), cells);
    }
    digit("refused", 0, 8);
  }

  static World of(Draw draw) {
    World world = new World(draw);
    while (world.size > MOST) {
      world = new World(draw);
    }
    return world;
  }

  private void digit(String place, int first, int count) {
    size *= count;
    setting.append(String.format("  %s = %d + digit(%d);%n", place, first, count));
  }

  private void number(Draw draw, Variable variable, List<Variable> kinds) {
    kinds.add(variable);
    if (variable.kind() == Kind.UCHAR && draw.chance(15)) {
      digit(variable.name(), 0, 256);
      return;
    }
    int least = variable.kind().isSigned() ? draw.between(-2, 1) : 0;
    int greatest = least + draw.between(1, 5);
    List<Text> outside = new ArrayList<>();
    if (variable.kind().isSigned()) {
      outside.add(Text.same(variable.name() + " < " + least));
    }
    outside.add(Text.same(variable.name() + " > " + greatest));
    guards.addAll(outside);
    int first = variable.kind().isSigned() ? least - 1 : least;
    digit(variable.name(), first, greatest + 2 - first);
  }

  private void row(Draw draw) {
    Variable row = new Variable("a", Kind.ROW);
    parameters.add(row);
    int greatest = draw.between(1, 2);
    guards.add(Text.same("!a"));
    for (int i = 0; i < 3; i++) {
      Text element = new Text("a[" + i + "]", "*E(a, " + i + ")");
      guards.add(Text.of("%s < 0", element));
      guards.add(Text.of("%s > " + greatest, element));
      digit("ROW[" + i + "]", -1, greatest + 3);
    }
    size *= 2;
    setting.append("  a = digit(2) ? ROW : 0;\n");
  }

  private void nodes(Draw draw) {
    for (int i = 0; i < nodes; i++) {
      digit("NODES[" + i + "].v", 0, 3);
      pointer("NODES[" + i + "].next");
      if (nodes == 2) {
        pointer("NODES[" + i + "].other");
        digit("NODES[" + i + "].w", 0, 2);
      }
    }
    int pointers = draw.between(1, 2);
    for (int i = 0; i < pointers; i++) {
      Variable node = new Variable("p" + i, Kind.NODE);
      parameters.add(node);
      pointer(node.name());
    }
    if (draw.chance(20)) {
      globals.add(new Variable("head", Kind.NODE));
      pointer("head");
    }
  }

  private void pointer(String place) {
    size *= nodes + 1;
    setting.append(String.format("  %s = node(digit(%d));%n", place, nodes + 1));
  }

  private void cell(Draw draw, Variable cell, int own) {
    List<String> targets = new ArrayList<>(List.of("0"));
    IntStream.range(0, own).mapToObj(i -> "&CELLS[" + i + "]").forEach(targets::add);
    if (globals.stream().anyMatch(v -> v.name().equals("g"))) {
      targets.add("&g");
    }
    if (parameters.stream().anyMatch(v -> v.kind() == Kind.ROW)) {
      IntStream.range(0, 3).mapToObj(i -> "&ROW[" + i + "]").forEach(targets::add);
    }
    if (nodes > 0) {
      targets.add("&NODES[0].v");
    }
    parameters.add(cell);
    int greatest = draw.between(1, 3);
    guards.add(Text.same("!" + cell.name()));
    Text value = new Text("*" + cell.name(), "*D(" + cell.name() + ")");
    guards.add(Text.of("%s < 0", value));
    guards.add(Text.of("%s > " + greatest, value));
    digit("CELLS[" + cell.name().substring(1) + "]", -1, greatest + 3);
    size *= targets.size();
    setting.append(
        String.format(
            "  { int *t[] = {%s}; %s = t[digit(%d)]; }%n",
            String.join(", ", targets), cell.name(), targets.size()));
  }

  /** Whether what is never reached with these inputs is reached with no input. */
  boolean isClosed() {
    return nodes == 0;
  }

  long size() {
    return size;
  }

  List<Variable> parameters() {
    return List.copyOf(parameters);
  }

  List<Variable> globals() {
    return List.copyOf(globals);
  }

  /** Each of these keeps inputs out. */
  List<Text> guards() {
    return List.copyOf(guards);
  }

  /** Statements of C that take an input from its digits. */
  String setting() {
    return setting.toString();
  }
}
