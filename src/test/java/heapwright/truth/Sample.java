package heapwright.truth;

import heapwright.truth.Variable.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A function that a seed made up, with all that it needs.
 *
 * @param declarations of types and globals
 * @param helpers functions that it calls
 * @param page the function itself
 */
record Sample(
    long seed,
    World world,
    Signature signature,
    String declarations,
    List<Text> helpers,
    Page page) {
  /** The name of the function. */
  static final String NAME = "f";

  Sample {
    helpers = List.copyOf(helpers);
  }

  static Sample of(long seed) {
    Draw draw = new Draw(seed);
    World world = World.of(draw);
    Signature own = new Signature(NAME, world.parameters());
    List<Signature> callable = new ArrayList<>();
    List<Text> helpers = new ArrayList<>();
    int count = draw.between(1, 2);
    for (int i = 0; i < count; i++) {
      Signature helper = new Signature("h" + i, parameters(draw, world));
      List<Signature> called = new ArrayList<>(callable);
      called.add(helper);
      Page page = written(draw, helper, world.globals(), called, List.of(), draw.between(1, 4));
      helpers.add(page.text());
      callable.add(helper);
    }
    if (draw.chance(25)) {
      callable.add(own);
    }
    Page page = written(draw, own, world.globals(), callable, world.guards(), draw.between(4, 20));
    return new Sample(seed, world, own, declarations(world), helpers, page);
  }

  private static List<Variable> parameters(Draw draw, World world) {
    List<Variable> parameters = new ArrayList<>();
    parameters.add(new Variable("x", draw.of(Kind.NUMBERS)));
    for (Kind kind : List.of(Kind.NODE, Kind.CELL, Kind.ROW)) {
      if (draw.chance(50) && world.parameters().stream().anyMatch(v -> v.kind() == kind)) {
        parameters.add(new Variable("p" + parameters.size(), kind));
      }
    }
    return parameters;
  }

  private static String declarations(World world) {
    StringBuilder text =
        new StringBuilder(
            """
            struct node { int v; struct node *next, *other; signed char w; };
            union word { int i; unsigned char b[4]; short s[2]; };
            struct bits { unsigned a : 3; int b : 2; signed char c; };
            static const int TABLE[4] = {2, -1, 0, 300};
            """);
    world.globals().forEach(v -> text.append(v.declaration()).append(";\n"));
    return text.toString();
  }

  private static Page written(
      Draw draw,
      Signature signature,
      List<Variable> globals,
      List<Signature> callable,
      List<Text> guards,
      int size) {
    Scope scope = new Scope(draw);
    globals.forEach(scope::add);
    signature.parameters().forEach(scope::add);
    boolean isOwn = signature.name().equals(NAME);
    Page page = new Page(scope, isOwn);
    page.open(Text.same((isOwn ? "" : "static ") + signature.head()));
    page.counting(isOwn ? "ACTIVATION;" : "CALL;");
    if (!guards.isEmpty()) {
      Decisions decisions = new Decisions(draw, page, new Expressions(draw, scope));
      page.open(Text.of("if (%s)", decisions.oneOf(guards)));
      page.statement(Text.same("return -1;"));
      page.close();
    }
    new Statements(draw, scope, page, callable, signature, size).body();
    page.close();
    return page;
  }

  /** The file that {@code reach} is given. */
  String plain() {
    StringBuilder text = new StringBuilder("#include <stdlib.h>\n");
    text.append(declarations);
    helpers.forEach(helper -> text.append(helper.plain()));
    return text.append(page.text().plain()).toString();
  }
}
