package heapwright.truth;

import java.util.ArrayList;
import java.util.List;

/** Makes up expressions over what is visible. */
final class Expressions {
  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "==", "!=");

  private final Draw draw;
  private final Scope scope;

  Expressions(Draw draw, Scope scope) {
    this.draw = draw;
    this.scope = scope;
  }

  /** A number that mentions a variable. */
  Text number(int depth) {
    if (depth == 0 || draw.chance(35)) {
      return place();
    }
    Text left = number(depth - 1);
    return switch (draw.below(13)) {
      case 0, 1 -> Text.of("(%s + %s)", left, operand(depth - 1));
      case 2, 3 -> Text.of("(%s - %s)", left, operand(depth - 1));
      case 4 -> Text.of("(%s * %s)", left, constant(2, 5));
      case 5 -> Text.of("(%s / %s)", left, constant(2, 4));
      case 6 -> Text.of("(%s %% %s)", left, constant(2, 4));
      case 7 -> Text.of("(%s & %s)", left, operand(depth - 1));
      case 8 -> Text.of("(%s | %s)", left, operand(depth - 1));
      case 9 -> Text.of("(%s ^ %s)", left, operand(depth - 1));
      case 10 -> Text.of("((unsigned)%s << %s)", left, constant(1, 30));
      case 11 -> Text.of("TABLE[(unsigned)%s %% 4]", left);
      default -> Text.of("(%s)%s", Text.same(draw.of(casts())), left);
    };
  }

  private static List<String> casts() {
    return Variable.Kind.NUMBERS.stream().map(kind -> kind.declare("").strip()).toList();
  }

  private Text operand(int depth) {
    return draw.chance(50) ? constant(0, 4) : number(depth);
  }

  Text constant(int least, int greatest) {
    int value = draw.chance(6) ? draw.of(List.of(127, 128, 255, 256, 65535)) : 0;
    boolean isWide = value != 0 && greatest == 4;
    return Text.same(Integer.toString(isWide ? value : draw.between(least, greatest)));
  }

  /** Something that holds a number. */
  Text place() {
    int way = draw.below(10);
    if (way < 2 && scope.has(Variable.Kind.CELL)) {
      return cell(scope.any(Variable.Kind.CELL));
    }
    if (way < 4 && scope.has(Variable.Kind.NODE)) {
      return member(scope.any(Variable.Kind.NODE), draw.chance(75) ? "v" : "w");
    }
    if (way < 6 && scope.has(Variable.Kind.ROW)) {
      return element(scope.any(Variable.Kind.ROW));
    }
    return way < 8 ? part() : scope.number().text();
  }

  /** A part of something larger, if there is such a thing. */
  private Text part() {
    List<Variable> wholes = scope.all(v -> !parts(v).isEmpty());
    return wholes.isEmpty() ? scope.number().text() : draw.of(parts(draw.of(wholes)));
  }

  private List<Text> parts(Variable whole) {
    String name = whole.name();
    return switch (whole.kind()) {
      case BYTES ->
          List.of(
              new Text("*" + name, "*D(" + name + ")"),
              new Text(name + "[1]", "D(" + name + ")[1]"),
              new Text(name + "[3]", "D(" + name + ")[3]"));
      case WORD ->
          List.of(
              Text.same(name + ".i"), Text.same(name + ".b[0]"),
              Text.same(name + ".b[2]"), Text.same(name + ".s[1]"));
      case BITS -> List.of(Text.same(name + ".a"), Text.same(name + ".b"), Text.same(name + ".c"));
      case COPY -> List.of(Text.same(name + ".v"), Text.same(name + ".w"));
      default -> List.of();
    };
  }

  Text cell(Variable pointer) {
    return new Text("*" + pointer.name(), "*D(" + pointer.name() + ")");
  }

  Text member(Variable node, String member) {
    return new Text(node.name() + "->" + member, "D(" + node.name() + ")->" + member);
  }

  Text element(Variable row) {
    Text index =
        draw.chance(40) ? constant(0, 2) : Text.of("(unsigned)%s %% 3", scope.number().text());
    return new Text(
        row.name() + "[" + index.plain() + "]", "*E(" + row.name() + ", " + index.counted() + ")");
  }

  /** The address of a number, of a kind that cells are of. */
  Text cell() {
    List<Variable> own = scope.of(Variable.Kind.INT);
    if (!own.isEmpty() && draw.chance(60)) {
      return Text.of("&%s", draw.of(own).text());
    }
    if (scope.has(Variable.Kind.NODE) && draw.chance(50)) {
      return Text.of("&%s", member(scope.any(Variable.Kind.NODE), "v"));
    }
    return scope.has(Variable.Kind.CELL) ? scope.any(Variable.Kind.CELL).text() : Text.same("0");
  }

  private static String link(Draw draw) {
    return draw.chance(70) ? "next" : "other";
  }

  /** The address of a pointer to a node, of which there is one. */
  Text link() {
    Variable node = scope.any(Variable.Kind.NODE);
    return Text.of("&%s", draw.chance(60) ? node.text() : member(node, link(draw)));
  }

  /** What a link leads to. */
  Text linked(Variable link) {
    return new Text("(*" + link.name() + ")", "(*D(" + link.name() + "))");
  }

  /** A pointer to a node. */
  Text node() {
    if (scope.has(Variable.Kind.LINK) && draw.chance(25)) {
      return linked(scope.any(Variable.Kind.LINK));
    }
    if (!scope.has(Variable.Kind.NODE) || draw.chance(8)) {
      return Text.same("0");
    }
    Variable node = scope.any(Variable.Kind.NODE);
    return draw.chance(40) ? member(node, link(draw)) : node.text();
  }

  /** One condition, without && and ||. */
  Text condition() {
    int way = draw.below(10);
    List<Variable> pointers = new ArrayList<>(scope.of(Variable.Kind.NODE));
    List<Variable> cells = scope.of(Variable.Kind.CELL);
    if (way < 2 && !pointers.isEmpty()) {
      Text node = draw.of(pointers).text();
      return draw.chance(50) ? node : Text.of("!%s", node);
    }
    if (way < 4 && !pointers.isEmpty()) {
      return Text.of("%s " + equality() + " %s", draw.of(pointers).text(), node());
    }
    if (way < 5 && !cells.isEmpty()) {
      return Text.of("%s " + equality() + " %s", draw.of(cells).text(), draw.of(cells).text());
    }
    if (way < 6 && scope.has(Variable.Kind.HALF)) {
      Text half = scope.any(Variable.Kind.HALF).text();
      return Text.of("%s " + draw.of(RELATIONS) + " %s * 0.5", half, constant(0, 4));
    }
    if (way < 6) {
      return draw.chance(50) ? place() : Text.of("!(%s)", place());
    }
    return Text.of(
        "%s " + draw.of(RELATIONS) + " %s",
        number(1),
        draw.chance(70) ? constant(0, 4) : number(2));
  }

  private String equality() {
    return draw.chance(50) ? "==" : "!=";
  }
}
