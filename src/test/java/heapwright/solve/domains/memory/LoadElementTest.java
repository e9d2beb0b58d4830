package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** load_element(T, X, V), rule by rule, then against all solutions of small systems. */
class LoadElementTest {
  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;

  private Word load(PointerVariable from) {
    return (Word) engine.memories().load(scene.memory, from, Scene.INT);
  }

  @Test
  void thePointerIsNotNull() {
    PointerVariable x = scene.pointer("x", -1, 0, 1);
    load(x);
    scene.holds();
    assertFalse(x.targets().contains(AbstractAddress.NULL));
  }

  @Test
  void aLoadThroughNullFails() {
    load(scene.pointer("x", -1));
    scene.fails();
  }

  @Test
  void ifThePointerIsThereTheValueIsTheCell() {
    assertSame(scene.cell(1), load(scene.pointer("x", 1)));
  }

  @Test
  void aPointerThatBecomesKnownWakesTheLoad() {
    PointerVariable x = scene.pointer("x", 0, 1);
    Word v = load(x);
    scene.holds();
    engine.push();
    engine.assign(x, scene.place(1));
    engine.restrict(scene.cell(1), IntegerSet.between(4, 6));
    scene.holds();
    assertEquals(IntegerSet.between(4, 6), v.values());
    engine.restrict(v, IntegerSet.of(5));
    scene.holds();
    assertEquals(IntegerSet.of(5), scene.cell(1).values());
    engine.pop();
    engine.restrict(v, IntegerSet.of(5));
    scene.holds();
    assertEquals(IntegerSet.between(0, 9), scene.cell(1).values());
  }

  @Test
  void aCellWithNothingInCommonIsNotWhereThePointerPoints() {
    PointerVariable x = scene.pointer("x", 0, 1, 2);
    Word v = load(x);
    engine.restrict(scene.cell(1), IntegerSet.between(0, 3));
    scene.holds();
    assertTrue(x.targets().contains(scene.place(1)));
    engine.restrict(v, IntegerSet.between(4, 5));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(1)));
    engine.restrict(scene.cell(0), IntegerSet.of(9));
    scene.holds();
    assertEquals(scene.place(2), x.place());
    assertEquals(IntegerSet.between(4, 5), scene.cell(2).values());
  }

  @Test
  void theValueIsOneThatSomeCellMayHave() {
    PointerVariable x = scene.pointer("x", 0, 1);
    Word v = load(x);
    engine.restrict(scene.cell(0), IntegerSet.between(0, 1));
    engine.restrict(scene.cell(1), IntegerSet.of(8));
    scene.holds();
    assertEquals(IntegerSet.between(0, 1).union(IntegerSet.of(8)), v.values());
  }

  @Test
  void anOpenPointerLearnsWhereItCannotPoint() {
    PointerVariable x = scene.open("x");
    Word v = load(x);
    scene.at(scene.memory, 0);
    engine.restrict(v, IntegerSet.of(5));
    engine.restrict(scene.cell(0), IntegerSet.of(6));
    scene.holds();
    assertTrue(x.targets().contains(scene.place(0)));
    engine.structures().exists(scene.memory, scene.place(0));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(0)));
  }

  @Test
  void aKnownPlaceThatChangesWakesALoadThroughAnOpenPointer() {
    PointerVariable x = scene.open("x");
    Word v = load(x);
    scene.at(scene.memory, 1);
    engine.structures().exists(scene.memory, scene.place(1));
    scene.holds();
    assertTrue(x.targets().contains(scene.place(1)));
    engine.restrict(scene.cell(1), IntegerSet.of(6));
    engine.restrict(v, IntegerSet.of(5));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(1)));
  }

  @Test
  void anOpenPointerThatBecomesFiniteWakesTheLoad() {
    PointerVariable x = scene.open("x");
    Word v = load(x);
    scene.holds();
    assertEquals(Scene.INT.all(), v.values());
    engine.push();
    engine.restrict(x, PointerDomain.of(List.of(scene.place(0), scene.place(2))));
    scene.holds();
    assertEquals(IntegerSet.between(0, 9), v.values());
    engine.restrict(scene.cell(0), IntegerSet.of(3));
    engine.restrict(scene.cell(2), IntegerSet.of(3));
    scene.holds();
    assertEquals(IntegerSet.of(3), v.values());
    engine.pop();
    engine.assign(x, scene.place(1));
    scene.holds();
    engine.restrict(scene.cell(1), IntegerSet.of(2));
    scene.holds();
    assertEquals(IntegerSet.of(2), v.values());
  }

  /** Exactly what the rules can exclude is excluded, and no solution is lost. */
  @Test
  void againstTheRulesOnSetsAndAllSolutions() {
    Random random = new Random(5);
    for (int run = 0; run < 1500; run++) {
      engine.push();
      compare(random, "run " + run);
      engine.pop();
    }
  }

  private void compare(Random random, String about) {
    int n = 3;
    Set<Integer> x = Scene.some(random, n, 1);
    Set<Integer> v = Scene.some(random, 6, 1);
    List<Set<Integer>> cells = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      cells.add(Scene.some(random, 6, 1));
    }
    boolean open = random.nextBoolean();
    PointerVariable from = open ? scene.open("x") : scene.pointer("x", x.toArray(Integer[]::new));
    Word value = (Word) engine.memories().load(scene.memory, from, Scene.INT);
    if (open) {
      engine.propagate();
      engine.restrict(from, scene.pointer("", x.toArray(Integer[]::new)).targets());
    }
    engine.restrict(value, Scene.values(v));
    for (int i = 0; i < n; i++) {
      if (random.nextBoolean()) {
        engine.propagate();
      }
      engine.restrict(scene.cell(i), Scene.values(cells.get(i)));
    }
    boolean solvable = x.stream().anyMatch(at -> v.stream().anyMatch(cells.get(at)::contains));
    boolean consistent = prune(x, v, cells);
    assertEquals(solvable, consistent, about);
    assertEquals(consistent, engine.propagate() instanceof PropagationResult.Consistent, about);
    if (consistent) {
      assertEquals(Scene.values(v), value.values(), about);
      assertEquals(scene.pointer("", x.toArray(Integer[]::new)).targets(), from.targets(), about);
      for (int i = 0; i < n; i++) {
        assertEquals(Scene.values(cells.get(i)), scene.cell(i).values(), about);
      }
    }
  }

  /** The rules on plain sets; what they keep has a solution, so that nothing more could go. */
  private static boolean prune(Set<Integer> x, Set<Integer> v, List<Set<Integer>> cells) {
    x.removeIf(loc -> v.stream().noneMatch(cells.get(loc)::contains));
    Set<Integer> possible = new TreeSet<>();
    x.forEach(loc -> possible.addAll(cells.get(loc)));
    v.retainAll(possible);
    if (x.size() == 1) {
      cells.get(x.iterator().next()).retainAll(v);
    }
    return !x.isEmpty();
  }
}
