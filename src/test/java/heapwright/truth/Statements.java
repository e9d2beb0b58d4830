package heapwright.truth;

import java.util.ArrayList;
import java.util.List;

/** Makes up statements; {@link Loops} has those that repeat, {@link Pointers} those on lists. */
final class Statements {
  private static final String RETURN = "return %s;";

  private final Draw draw;
  private final Scope scope;
  private final Page page;
  private final Expressions expressions;
  private final Decisions decisions;
  private final Loops loops;
  private final Pointers pointers;
  private final List<Signature> callable;
  private final Signature own;
  private int size;

  /**
   * @param callable what may be called
   * @param own the function that the statements are of
   * @param size how many statements there may be, about
   */
  Statements(Draw draw, Scope scope, Page page, List<Signature> callable, Signature own, int size) {
    this.draw = draw;
    this.scope = scope;
    this.page = page;
    this.callable = callable;
    this.own = own;
    this.size = size;
    expressions = new Expressions(draw, scope);
    decisions = new Decisions(draw, page, expressions);
    pointers = new Pointers(draw, scope, page, expressions, decisions);
    loops = new Loops(draw, scope, page, expressions, decisions, this::block);
  }

  void body() {
    while (size > 0) {
      one(0);
    }
    page.statement(Text.of(RETURN, expressions.number(1)));
  }

  private void block(int depth) {
    int most = draw.between(1, 3);
    for (int i = 0; i < most; i++) {
      one(depth);
    }
  }

  private void one(int depth) {
    size--;
    int way = draw.below(depth > 3 || size < 1 ? 55 : 100);
    if (way < 18) {
      assign();
    } else if (way < 25) {
      declare();
    } else if (way < 40) {
      pointers();
    } else if (way < 48) {
      call();
    } else if (way < 55) {
      exit();
    } else if (way < 73) {
      choice(depth);
    } else if (way < 79) {
      selection(depth);
    } else {
      loops.any(depth);
    }
  }

  private void assign() {
    List<Variable> free = scope.all(v -> v.kind().isNumber() && !v.name().startsWith("i"));
    Text target = free.isEmpty() || draw.chance(30) ? expressions.place() : draw.of(free).text();
    switch (draw.below(6)) {
      case 0 -> page.statement(Text.of("%s++;", Text.of("(%s)", target)));
      case 1 -> page.statement(Text.of("%s -= %s;", target, expressions.constant(1, 3)));
      case 2 -> page.statement(Text.of("%s += %s;", target, expressions.number(1)));
      case 3 -> {
        String visit = page.visit();
        Text asked = decisions.of(expressions.condition());
        page.line(
            Text.of("%s = (%s) ? %s : %s;", target, asked, value(), value())
                .counting(visit + "; "));
      }
      default -> page.statement(Text.of("%s = %s;", target, expressions.number(2)));
    }
  }

  private Text value() {
    return draw.chance(50) ? expressions.constant(0, 4) : expressions.place();
  }

  private void declare() {
    int way = draw.below(130);
    if (way >= 100) {
      wholes(way);
    } else if (way < 30 && scope.has(Variable.Kind.NODE)) {
      declare("n", Variable.Kind.NODE, expressions.node());
    } else if (way < 40 && scope.has(Variable.Kind.NODE)) {
      declare("l", Variable.Kind.LINK, expressions.link());
    } else if (way < 55) {
      declare("c", Variable.Kind.CELL, expressions.cell());
    } else {
      declare("t", draw.of(Variable.Kind.NUMBERS), expressions.number(2));
    }
  }

  /** Declares something that has parts. */
  private void wholes(int way) {
    Text number = expressions.number(1);
    List<Variable> nodes = scope.of(Variable.Kind.NODE);
    if (way < 106) {
      declare("w", Variable.Kind.WORD, Text.of("{%s}", number));
    } else if (way < 112) {
      declare("m", Variable.Kind.BITS, Text.of("{%s, %s, %s}", number, value(), value()));
    } else if (way < 118) {
      declare("h", Variable.Kind.HALF, Text.of("%s / 2.0", number));
    } else if (way < 124 && !nodes.isEmpty()) {
      Variable node = draw.of(nodes);
      declare("k", Variable.Kind.COPY, new Text("*" + node.name(), "*D(" + node.name() + ")"));
    } else {
      declare("b", Variable.Kind.BYTES, Text.of("(unsigned char *)%s", expressions.cell()));
    }
  }

  private void declare(String stem, Variable.Kind kind, Text value) {
    Variable variable = new Variable(scope.fresh(stem), kind);
    page.statement(Text.of("%s = %s;", Text.same(variable.declaration()), value));
    scope.add(variable);
  }

  private void pointers() {
    if (scope.has(Variable.Kind.LINK) && draw.chance(50)) {
      pointers.links();
    } else if (scope.has(Variable.Kind.NODE)) {
      pointers.nodes();
    } else {
      assign();
    }
  }

  private void call() {
    Signature called = draw.of(callable);
    if (called.parameters().stream().anyMatch(p -> !isAtHand(p.kind()))) {
      assign();
    } else if (called.equals(own)) {
      callOwn();
    } else {
      page.statement(assigned(called, List.of()));
    }
  }

  private boolean isAtHand(Variable.Kind kind) {
    return kind.isNumber() || kind == Variable.Kind.NODE || scope.has(kind);
  }

  /** With a number that grows smaller, so that it comes to an end more often than not. */
  private void callOwn() {
    Variable smaller = scope.number();
    Text isPositive = Text.of("%s > %s", smaller.text(), expressions.constant(0, 2));
    page.open(Text.of("if (%s)", decisions.of(isPositive)));
    page.statement(assigned(own, List.of(Text.of("%s - 1", smaller.text()))));
    page.close();
  }

  private Text assigned(Signature called, List<Text> first) {
    List<Text> arguments = new ArrayList<>(first);
    called.parameters().stream()
        .skip(first.size())
        .forEach(parameter -> arguments.add(argument(parameter.kind())));
    Text call = Text.of(called.name() + "(%s)", Text.joined(", ", arguments));
    return Text.of("%s = %s;", scope.number().text(), call);
  }

  private Text argument(Variable.Kind kind) {
    if (kind.isNumber()) {
      return expressions.number(1);
    }
    return kind == Variable.Kind.NODE ? expressions.node() : scope.any(kind).text();
  }

  /** Leaves a loop, a round of it, or the function. */
  private void exit() {
    boolean isInLoop = page.isInLoop();
    if (!isInLoop && draw.chance(60)) {
      assign();
      return;
    }
    page.open(Text.of("if (%s)", decisions.any()));
    if (isInLoop && draw.chance(70)) {
      page.line(Text.same(draw.chance(60) ? "break;" : "continue;"));
    } else if (draw.chance(15)) {
      page.statement(new Text("exit(0);", "finish();"));
    } else {
      page.statement(Text.of(RETURN, expressions.number(1)));
    }
    page.close();
  }

  private void choice(int depth) {
    page.open(Text.of("if (%s)", decisions.any()));
    block(depth + 1);
    if (draw.chance(45)) {
      page.close();
      page.open(Text.same("else"));
      block(depth + 1);
    }
    page.close();
  }

  private void selection(int depth) {
    List<Integer> labels = new ArrayList<>();
    for (int label = draw.between(-1, 1); labels.size() < 3; label += draw.between(1, 2)) {
      labels.add(label);
    }
    page.open(Text.of("switch (%s)", decisions.among(expressions.number(1), labels)));
    for (int label : labels) {
      page.open(Text.same("case " + label + ":"));
      assign();
      if (draw.chance(30)) {
        one(depth + 2);
      }
      if (draw.chance(60)) {
        page.line(Text.same("break;"));
      }
      page.close();
    }
    if (draw.chance(60)) {
      page.open(Text.same("default:"));
      assign();
      page.close();
    }
    page.close();
  }
}
