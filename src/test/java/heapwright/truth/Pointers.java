package heapwright.truth;

/** Makes up statements on lists. */
final class Pointers {
  private final Draw draw;
  private final Scope scope;
  private final Page page;
  private final Expressions expressions;
  private final Decisions decisions;

  Pointers(Draw draw, Scope scope, Page page, Expressions expressions, Decisions decisions) {
    this.draw = draw;
    this.scope = scope;
    this.page = page;
    this.expressions = expressions;
    this.decisions = decisions;
  }

  /** Stores through a link, or goes on to the next one. */
  void links() {
    Variable link = scope.any(Variable.Kind.LINK);
    Text linked = expressions.linked(link);
    if (draw.chance(50)) {
      page.statement(Text.of("%s = %s;", linked, expressions.node()));
      return;
    }
    page.open(Text.of("if (%s)", decisions.of(linked)));
    Text next = new Text(linked.plain() + "->next", "D(" + linked.counted() + ")->next");
    page.statement(Text.of("%s = &%s;", link.text(), next));
    page.close();
  }

  /** Something with a node, of which there is one. */
  void nodes() {
    Variable node = scope.any(Variable.Kind.NODE);
    switch (draw.below(7)) {
      case 0 -> page.statement(Text.of("%s = %s;", node.text(), expressions.node()));
      case 1 ->
          page.statement(Text.of("%s = %s;", expressions.member(node, "next"), expressions.node()));
      case 2 ->
          page.statement(Text.of("%s = %s;", expressions.member(node, "v"), expressions.number(1)));
      case 3 -> allocate(node);
      case 4 -> {
        page.statement(new Text("free(" + node.name() + ");", "release(" + node.name() + ");"));
        page.statement(Text.of("%s = %s;", node.text(), Text.same("0")));
      }
      default -> {
        page.open(Text.of("if (%s)", decisions.of(node.text())));
        page.statement(Text.of("%s = %s;", node.text(), expressions.member(node, "next")));
        page.close();
      }
    }
  }

  private void allocate(Variable onto) {
    Variable made = new Variable(scope.fresh("n"), Variable.Kind.NODE);
    page.statement(
        new Text(
            made.declaration() + " = malloc(sizeof(struct node));",
            made.declaration() + " = allocate(sizeof(struct node));"));
    page.open(Text.of("if (%s)", decisions.of(made.text())));
    page.statement(Text.of("%s = %s;", expressions.member(made, "v"), expressions.number(1)));
    page.statement(Text.of("%s = %s;", expressions.member(made, "next"), onto.text()));
    page.statement(Text.of("%s = %s;", expressions.member(made, "other"), expressions.node()));
    page.statement(Text.of("%s = %s;", expressions.member(made, "w"), expressions.number(0)));
    if (draw.chance(70)) {
      page.statement(Text.of("%s = %s;", onto.text(), made.text()));
    }
    page.close();
  }
}
