package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** store_element against the rules on sets, and against all solutions. */
class StoreElementPropertyTest {
  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;

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
    PointerVariable x = scene.pointer("x", expected.x.toArray(Integer[]::new));
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
    PropagationResult outcome = engine.propagate();
    String about = "run " + run;
    assertEquals(consistent, outcome instanceof PropagationResult.Consistent, about);
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
}
