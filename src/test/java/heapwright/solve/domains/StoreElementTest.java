package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** store_element(T0, T1, X, V), rule by rule, then against all solutions of small systems. */
class StoreElementTest {
  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;

  @Test
  void thePointerIsNotNull() {
    Pointer x = scene.pointer("x", -1, 0, 1);
    engine.memories().store(scene.memory, x, scene.word("v", 1, 1));
    scene.holds();
    assertFalse(x.targets().contains(Place.NULL));
  }

  @Test
  void aStoreThroughNullFails() {
    engine.memories().store(scene.memory, scene.pointer("x", -1), scene.word("v", 1, 1));
    scene.fails();
  }

  @Test
  void ifThePointerIsThereTheCellIsTheValueAndOthersKeepTheirs() {
    Word v = scene.word("v", 3, 5);
    AbstractMemory after = engine.memories().store(scene.memory, scene.pointer("x", 0), v);
    assertSame(v, scene.at(after, 0));
    assertSame(scene.cell(1), scene.at(after, 1));
  }

  @Test
  void aPointerThatBecomesKnownWakesTheStore() {
    Word v = scene.word("v", 3, 5);
    Pointer x = scene.pointer("x", 0, 1);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    Word first = scene.at(after, 0);
    Word second = scene.at(after, 1);
    scene.holds();
    assertEquals(Values.between(0, 9), first.values());
    engine.push();
    engine.assign(x, scene.place(0));
    engine.restrict(scene.cell(1), Values.of(7));
    scene.holds();
    assertEquals(Values.between(3, 5), first.values());
    assertEquals(Values.of(7), second.values());
    engine.restrict(first, Values.of(4));
    scene.holds();
    assertEquals(Values.of(4), v.values());
    assertSame(scene.cell(2), scene.at(after, 2));
    engine.pop();
    assertEquals(Values.between(0, 9), first.values());
  }

  @Test
  void aCellThatChangedIsWhereThePointerPoints() {
    Pointer x = scene.pointer("x", 0, 1, 2);
    AbstractMemory after = engine.memories().store(scene.memory, x, scene.word("v", 0, 9));
    engine.restrict(scene.at(after, 1), Values.of(5));
    scene.holds();
    assertEquals(3, x.targets().size());
    engine.restrict(scene.cell(1), Values.of(4));
    scene.holds();
    assertEquals(scene.place(1), x.place());
  }

  @Test
  void aCellThatCannotHoldTheValueIsNotWhereThePointerPoints() {
    Pointer x = scene.pointer("x", 0, 1, 2);
    Word v = scene.word("v", 0, 9);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    engine.restrict(scene.at(after, 1), Values.between(0, 4));
    scene.holds();
    assertTrue(x.targets().contains(scene.place(1)));
    engine.restrict(v, Values.between(5, 9));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(1)));
    engine.restrict(scene.cell(1), Values.of(2));
    scene.holds();
    assertEquals(Values.of(2), scene.at(after, 1).values());
  }

  @Test
  void otherwiseTheCellIsWhatItWasOrTheValue() {
    Pointer x = scene.pointer("x", 0, 1);
    AbstractMemory after = engine.memories().store(scene.memory, x, scene.word("v", 8, 9));
    Word cell = scene.at(after, 0);
    engine.restrict(scene.cell(0), Values.between(1, 2));
    scene.holds();
    assertEquals(Values.between(1, 2).union(Values.between(8, 9)), cell.values());
  }

  @Test
  void theRulesHoldForAPointerOfWhichNothingIsKnown() {
    Pointer x = scene.open("x");
    Word v = scene.word("v", 8, 9);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    Word first = scene.at(after, 0);
    Word second = scene.at(after, 1);
    engine.restrict(first, Values.of(3));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(0)));
    assertEquals(Values.of(3), scene.cell(0).values());
    engine.restrict(scene.cell(1), Values.of(3));
    engine.restrict(second, Values.of(8));
    scene.holds();
    assertEquals(scene.place(1), x.place());
    assertEquals(Values.of(8), v.values());
  }

  @Test
  void pointersAreStoredByTheSameRules() {
    Kind kind = Scene.KIND;
    Pointer x = scene.pointer("x", 0, 1);
    Pointer a = engine.pointer("a", kind, Targets.of(scene.place(2)));
    Pointer b = engine.pointer("b", kind, Targets.of(Place.NULL));
    Pointer v = engine.pointer("v", kind, Targets.of(List.of(scene.place(0), scene.place(1))));
    AbstractMemory start =
        engine.memories().input(List.of(kind), (p, t) -> p.equals(scene.place(0)) ? a : b);
    AbstractMemory after = engine.memories().store(start, x, v);
    Pointer cell = (Pointer) after.at(scene.place(0), new PointerType(kind));
    scene.holds();
    assertEquals(3, cell.targets().size());
    engine.exclude(cell, scene.place(2));
    scene.holds();
    assertEquals(scene.place(0), x.place());
    assertEquals(v.targets(), cell.targets());
  }

  /** Exactly what the rules can exclude is excluded, and no solution is lost. */
  @Test
  void againstTheRulesOnSetsAndAllSolutions() {
    Random random = new Random(4);
    for (int run = 0; run < 1500; run++) {
      engine.push();
      compare(random, run);
      engine.pop();
    }
  }

  private void compare(Random random, int run) {
    int n = 3;
    Reference expected = new Reference(random, n);
    Pointer x = scene.pointer("x", expected.x.toArray(Integer[]::new));
    Word v = engine.word("v", Scene.INT, Scene.values(expected.v));
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    boolean late = random.nextBoolean();
    List<Word> cells = new ArrayList<>();
    for (int i = 0; i < n && late; i++) {
      engine.restrict(scene.cell(i), Scene.values(expected.before.get(i)));
      engine.propagate();
    }
    for (int i = 0; i < n; i++) {
      Word cell = (Word) after.at(scene.place(i), Scene.INT);
      cells.add(cell);
      engine.restrict(scene.cell(i), Scene.values(expected.before.get(i)));
      engine.restrict(cell, Scene.values(expected.after.get(i)));
    }
    Set<List<Integer>> solutions = expected.solutions();
    boolean consistent = expected.prune();
    Outcome outcome = engine.propagate();
    String about = "run " + run;
    assertEquals(consistent, outcome instanceof Outcome.Consistent, about);
    assertTrue(consistent || solutions.isEmpty(), about);
    if (!consistent) {
      return;
    }
    assertEquals(Scene.values(expected.v), v.values(), about);
    assertEquals(scene.pointer("", expected.x.toArray(Integer[]::new)).targets(), x.targets());
    for (int i = 0; i < n; i++) {
      assertEquals(Scene.values(expected.before.get(i)), scene.cell(i).values(), about);
      assertEquals(Scene.values(expected.after.get(i)), cells.get(i).values(), about);
    }
    for (List<Integer> solution : solutions) {
      assertTrue(expected.contains(solution), about);
    }
  }

  /** The rules of the method's page on plain sets, applied until nothing changes. */
  private static final class Reference {
    final Set<Integer> x;
    final Set<Integer> v;
    final List<Set<Integer>> before = new ArrayList<>();
    final List<Set<Integer>> after = new ArrayList<>();

    Reference(Random random, int n) {
      x = Scene.some(random, n, 1);
      if (random.nextInt(4) == 0) {
        x.add(-1);
      }
      v = Scene.some(random, 5, 1);
      for (int i = 0; i < n; i++) {
        before.add(Scene.some(random, 5, 1));
        after.add(Scene.some(random, 5, 1));
      }
    }

    /** Where, what, and the cells before. */
    Set<List<Integer>> solutions() {
      Set<List<Integer>> all = new java.util.HashSet<>();
      for (int at : x) {
        for (int value : v) {
          for (int a : before.get(0)) {
            for (int b : before.get(1)) {
              for (int c : before.get(2)) {
                List<Integer> solution = List.of(at, value, a, b, c);
                if (at >= 0 && fits(solution)) {
                  all.add(solution);
                }
              }
            }
          }
        }
      }
      return all;
    }

    private boolean fits(List<Integer> solution) {
      for (int i = 0; i < after.size(); i++) {
        int now = solution.get(0) == i ? solution.get(1) : solution.get(2 + i);
        if (!after.get(i).contains(now)) {
          return false;
        }
      }
      return true;
    }

    boolean contains(List<Integer> solution) {
      boolean cells = true;
      for (int i = 0; i < before.size(); i++) {
        cells &= before.get(i).contains(solution.get(2 + i));
      }
      return cells && x.contains(solution.get(0)) && v.contains(solution.get(1)) && fits(solution);
    }

    boolean prune() {
      String old;
      do {
        old = toString();
        x.remove(-1);
        for (int loc = 0; loc < before.size(); loc++) {
          apply(loc);
        }
      } while (!old.equals(toString()));
      return !x.isEmpty()
          && !v.isEmpty()
          && before.stream().noneMatch(Set::isEmpty)
          && after.stream().noneMatch(Set::isEmpty);
    }

    private void apply(int loc) {
      Set<Integer> t0 = before.get(loc);
      Set<Integer> t1 = after.get(loc);
      if (!meet(t0, t1)) {
        x.retainAll(Set.of(loc));
      }
      if (!meet(v, t1)) {
        x.remove(loc);
      }
      if (!x.contains(loc)) {
        t0.retainAll(t1);
        t1.retainAll(t0);
      } else if (x.size() == 1) {
        v.retainAll(t1);
        t1.retainAll(v);
      } else {
        Set<Integer> either = new TreeSet<>(t0);
        either.addAll(v);
        t1.retainAll(either);
      }
    }

    private static boolean meet(Set<Integer> one, Set<Integer> other) {
      return one.stream().anyMatch(other::contains);
    }

    @Override
    public String toString() {
      return x + " " + v + " " + before + " " + after;
    }
  }

  @Test
  void aStoreThatMayChangeAPartOfACellLeavesItOpen() {
    Location object = engine.location("o");
    Place whole = engine.place(object, 0);
    Place part = engine.place(object, 1);
    Word cell = engine.constant(Scene.INT, 7);
    AbstractMemory start = engine.memories().input(List.of(Scene.KIND), (p, t) -> cell);
    Pointer x = engine.pointer("x", Scene.KIND, Targets.of(List.of(part, scene.place(0))));
    WordType character = new WordType(8, true);
    AbstractMemory after = engine.memories().store(start, x, engine.constant(character, 1));
    Word seen = (Word) after.at(whole, Scene.INT);
    scene.holds();
    assertEquals(Scene.INT.all(), seen.values());
    engine.exclude(x, part);
    scene.holds();
    assertEquals(Values.of(7), seen.values());
  }

  @Test
  void aStoreThatTurnsOutToBeOfTheWholeCellChangesIt() {
    Location object = engine.location("o");
    Place whole = engine.place(object, 0);
    Word old = engine.constant(Scene.INT, 7);
    AbstractMemory start = engine.memories().input(List.of(Scene.KIND), (p, t) -> old);
    Pointer x =
        engine.pointer("x", Scene.KIND, Targets.of(List.of(whole, engine.place(object, 1))));
    AbstractMemory after = engine.memories().store(start, x, engine.constant(Scene.INT, 1));
    Word seen = (Word) after.at(whole, Scene.INT);
    scene.holds();
    engine.exclude(x, engine.place(object, 1));
    scene.holds();
    assertEquals(Values.of(1), seen.values());
  }

  @Test
  void anOpenPointerMayPointIntoCellsOfAnotherLength() {
    Pointer x = scene.open("x");
    WordType wide = new WordType(64, true);
    engine.restrict(scene.cell(0), Values.of(3));
    AbstractMemory after = engine.memories().store(scene.memory, x, engine.constant(wide, 0));
    Word seen = scene.at(after, 0);
    scene.holds();
    assertEquals(Scene.INT.all(), seen.values());
    engine.assign(x, scene.place(1));
    scene.holds();
    assertEquals(Values.of(3), seen.values());
  }

  @Test
  void whatIsStoredAsOneThingIsAnythingAsAnother() {
    Pointer x = scene.pointer("x", 0);
    PointerType address = new PointerType(Scene.KIND);
    AbstractMemory first = engine.memories().store(scene.memory, x, scene.word("v", 0, 9));
    Pointer seen = (Pointer) engine.memories().load(first, x, address);
    scene.holds();
    assertTrue(seen.targets().isOpen());
    Pointer stored = scene.pointer("p", 1);
    AbstractMemory second = engine.memories().store(first, x, stored);
    assertSame(stored, engine.memories().load(second, x, address));
    Word over = (Word) engine.memories().load(second, x, Scene.INT);
    assertEquals(Scene.INT.all(), over.values());
    assertEquals(Values.between(0, 9), scene.at(first, 0).values());
  }

  @Test
  void aPartOfAWordIsItsLowestBits() {
    Pointer x = scene.pointer("x", 0);
    WordType character = new WordType(8, false);
    Pointer next = engine.address(engine.place(scene.place(0).object(), 1), Scene.KIND);
    AbstractMemory after =
        engine.memories().store(scene.memory, x, engine.constant(Scene.INT, 0x1234));
    assertEquals(Values.of(0x34), ((Word) engine.memories().load(after, x, character)).values());
    assertEquals(character.all(), ((Word) engine.memories().load(after, next, character)).values());
    AbstractMemory later = engine.memories().store(after, next, engine.constant(character, 1));
    assertEquals(Scene.INT.all(), scene.at(later, 0).values());
    assertEquals(Values.of(0x1234), scene.at(after, 0).values());
  }
}
