package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.StructureSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** new_s, rule by rule, then against all sets of a few places. */
class NewStructureTest extends StructureCases {
  @Test
  void newAddsThePlace() {
    exists(start, 0);
    AbstractMemory after = structures.allocate(start, scene.place(1));
    scene.holds();
    assertEquals(List.of(scene.place(0), scene.place(1)), set(after).places());
    assertEquals(List.of(scene.place(0)), set(start).places());
  }

  @Test
  void newCarriesPlacesBothWays() {
    AbstractMemory after = structures.allocate(start, scene.place(1));
    scene.holds();
    exists(start, 0);
    scene.holds();
    assertTrue(set(after).contains(scene.place(0)));
    exists(after, 2);
    scene.holds();
    assertTrue(set(start).contains(scene.place(2)));
    assertFalse(set(start).contains(scene.place(1)));
  }

  @Test
  void newCarriesClosureForwardsAndBackwards() {
    AbstractMemory after = structures.allocate(start, scene.place(1));
    scene.holds();
    engine.push();
    structures.close(start);
    scene.holds();
    assertTrue(set(after).isClosed());
    engine.pop();
    assertFalse(set(after).isClosed());
    structures.close(after);
    scene.holds();
    assertTrue(set(start).isClosed());
  }

  @Test
  void nothingAppearsInAClosedMemory() {
    structures.close(start);
    exists(start, 0);
    scene.fails();
  }

  @Test
  void newAgainstAllSets() {
    Random random = new Random(6);
    int made = 3;
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Known before = some(random, made);
      Known after = some(random, -1);
      List<Set<Integer>> befores = new ArrayList<>();
      List<Set<Integer>> afters = new ArrayList<>();
      for (Set<Integer> set : subsets()) {
        Set<Integer> more = new HashSet<>(set);
        more.add(made);
        if (!set.contains(made) && before.allows(set) && after.allows(more)) {
          befores.add(set);
          afters.add(more);
        }
      }
      StructureSet s0 = variable("S0", before);
      StructureSet s1 = variable("S1", after);
      engine.post(new NewStructure(s0, s1, scene.place(made)));
      String about = run + ": " + s0 + ", " + s1;
      assertEquals(
          befores.isEmpty(), engine.propagate() instanceof PropagationResult.Failed, about);
      if (!befores.isEmpty()) {
        agree(about, s0, befores);
        agree(about, s1, afters);
      }
      engine.pop();
    }
  }

  /** What is known is what all solutions have in common, and it is closed if there is but one. */
  private void agree(String about, StructureSet set, List<Set<Integer>> solutions) {
    Set<Integer> common = new HashSet<>(solutions.get(0));
    solutions.forEach(common::retainAll);
    Set<Integer> known = new HashSet<>();
    set.places().forEach(place -> known.add(scene.places.indexOf(place)));
    assertEquals(common, known, about);
    assertEquals(solutions.stream().distinct().count() == 1, set.isClosed(), about);
  }
}
