package heapwright.truth;

import java.util.List;
import java.util.function.IntConsumer;

/** Makes up loops of all kinds. */
final class Loops {
  private final Draw draw;
  private final Scope scope;
  private final Page page;
  private final Expressions expressions;
  private final Decisions decisions;
  private final IntConsumer block;

  /**
   * @param block makes up a few statements at a depth
   */
  Loops(
      Draw draw,
      Scope scope,
      Page page,
      Expressions expressions,
      Decisions decisions,
      IntConsumer block) {
    this.draw = draw;
    this.scope = scope;
    this.page = page;
    this.expressions = expressions;
    this.decisions = decisions;
    this.block = block;
  }

  void any(int depth) {
    switch (draw.below(8)) {
      case 0, 1 -> counting(depth);
      case 2 -> forCounting(depth);
      case 3 -> walking(depth);
      case 4 -> untilExit(depth);
      case 5 -> afterwards(depth);
      case 6 -> byGoto();
      default -> leftByGoto(depth);
    }
  }

  private Variable counter() {
    return new Variable(scope.fresh("i"), draw.of(List.of(Variable.Kind.INT, Variable.Kind.UCHAR)));
  }

  private Text limit() {
    return draw.chance(40) ? expressions.constant(1, 5) : scope.number().text();
  }

  private void counting(int depth) {
    Variable counter = declared();
    Site.Loop loop = head(Text.of("%s < %s", counter.text(), limit()));
    block.accept(depth + 1);
    page.statement(Text.of("%s++;", counter.text()));
    end(loop);
  }

  private Text below(Variable counter) {
    return decisions.of(Text.of("%s < %s", counter.text(), limit()));
  }

  private Variable declared() {
    Variable counter = counter();
    page.statement(
        Text.of("%s = %s;", Text.same(counter.declaration()), expressions.constant(0, 1)));
    scope.add(counter);
    return counter;
  }

  /** The head of a while, which has the number that comes next. */
  private Site.Loop head(Text condition) {
    Site.Loop loop = entered();
    page.name(loop);
    page.open(Text.of("while (%s)", decisions.of(condition)));
    page.rounds(loop);
    return loop;
  }

  private Site.Loop entered() {
    Site.Loop loop = page.enter();
    page.begins(loop);
    return loop;
  }

  private void end(Site.Loop loop) {
    page.close();
    page.left();
    page.ends(loop);
  }

  private void forCounting(int depth) {
    Variable counter = counter();
    String first = page.visit();
    Site.Loop loop = entered();
    page.name(loop);
    scope.enter();
    scope.add(counter);
    Text condition = decisions.of(Text.of("%s < %s", counter.text(), limit()));
    String step = page.visit();
    Text start = expressions.constant(0, 1);
    Text begun = new Text(start.plain(), "(" + first + ", " + start.counted() + ")");
    page.open(
        Text.of(
            "for (%s = %s; %s; %s)",
            Text.same(counter.declaration()),
            begun,
            condition,
            Text.of("%s++", counter.text()).counting(step + ", ")));
    page.rounds(loop);
    block.accept(depth + 1);
    end(loop);
    scope.leave();
  }

  private void walking(int depth) {
    if (!scope.has(Variable.Kind.NODE)) {
      counting(depth);
      return;
    }
    Variable node = scope.any(Variable.Kind.NODE);
    Site.Loop loop = head(node.text());
    block.accept(depth + 1);
    page.statement(Text.of("%s = %s;", node.text(), expressions.member(node, "next")));
    end(loop);
  }

  /** A loop without a condition, named by the first statement that it repeats. */
  private void untilExit(int depth) {
    Variable counter = declared();
    Site.Loop loop = entered();
    page.name(loop);
    page.open(Text.same("for (;;)"));
    page.rounds(loop);
    page.statement(Text.of("%s++;", counter.text()));
    page.open(Text.of("if (%s)", decisions.of(Text.of("%s > %s", counter.text(), limit()))));
    page.line(Text.same("break;"));
    page.close();
    block.accept(depth + 1);
    end(loop);
  }

  private void afterwards(int depth) {
    Variable counter = declared();
    Site.Loop loop = entered();
    page.open(Text.same("do"));
    page.rounds(loop);
    block.accept(depth + 1);
    page.statement(Text.of("%s++;", counter.text()));
    page.name(loop);
    page.close(() -> Text.of(" while (%s);", below(counter)));
    page.left();
    page.ends(loop);
  }

  /** A label that goto leads back to, named by the first statement after it. */
  private void byGoto() {
    Variable counter = declared();
    String label = scope.fresh("again");
    Site.Loop loop = entered();
    page.name(loop);
    page.line(Text.same(label + ":"));
    page.rounds(loop);
    page.statement(Text.of("%s++;", counter.text()));
    scope.enter();
    expression();
    scope.leave();
    page.open(Text.of("if (%s)", decisions.of(Text.of("%s < %s", counter.text(), limit()))));
    page.line(Text.same("goto " + label + ";"));
    page.close();
    page.left();
    page.ends(loop);
  }

  private void expression() {
    page.statement(Text.of("%s += %s;", scope.number().text(), expressions.number(1)));
  }

  /** Two loops that are left at once. */
  private void leftByGoto(int depth) {
    Variable outer = declared();
    Variable inner = declared();
    String label = scope.fresh("out");
    Site.Loop first = head(Text.of("%s < %s", outer.text(), limit()));
    page.statement(Text.of("%s++;", outer.text()));
    page.statement(Text.of("%s = %s;", inner.text(), expressions.constant(0, 1)));
    Site.Loop second = head(Text.of("%s < %s", inner.text(), limit()));
    page.statement(Text.of("%s++;", inner.text()));
    page.open(Text.of("if (%s)", decisions.any()));
    page.ends(second);
    page.ends(first);
    page.line(Text.same("goto " + label + ";"));
    page.close();
    block.accept(depth + 2);
    end(second);
    end(first);
    page.line(Text.same(label + ":"));
    page.statement(Text.of("%s ^= %s;", scope.number().text(), expressions.constant(1, 3)));
  }
}
