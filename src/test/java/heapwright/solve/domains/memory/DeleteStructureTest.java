package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** delete_s, rule by rule, then against all sets of a few places. */
class DeleteStructureTest extends StructureCases {
  @Test
  void deleteTakesANonNullPointer() {
    PointerVariable x = scene.pointer("x", -1, 0, 1);
    structures.free(start, x);
    scene.holds();
    assertFalse(x.targets().contains(AbstractAddress.NULL));
  }

  @Test
  void deleteKeepsWhatIsNotFreed() {
    PointerVariable x = scene.pointer("x", 0, 1);
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = structures.free(start, x);
    exists(start, 2);
    scene.holds();
    assertEquals(List.of(scene.place(2)), set(after).places());
    engine.push();
    engine.assign(x, scene.place(0));
    scene.holds();
    assertEquals(List.of(scene.place(1), scene.place(2)), set(after).places());
    engine.pop();
    exists(after, 0);
    scene.holds();
    assertEquals(scene.place(1), x.place());
  }

  @Test
  void whatIsThereBeforeAndNotAfterIsWhatWasFreed() {
    PointerVariable x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = structures.free(start, x);
    exists(after, 1);
    scene.holds();
    assertFalse(x.isFixed());
    engine.impose("test", () -> set(after).close());
    scene.holds();
    assertEquals(scene.place(0), x.place());
  }

  @Test
  void aClosedMemoryHasWhatIsFreed() {
    PointerVariable x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    structures.free(start, x);
    scene.holds();
    assertTrue(x.targets().isOpen());
    structures.close(start);
    scene.holds();
    assertEquals(PointerDomain.of(List.of(scene.place(0), scene.place(1))), x.targets());
  }

  @Test
  void closedAndKnownClosesTheRest() {
    PointerVariable x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = structures.free(start, x);
    structures.close(start);
    scene.holds();
    assertFalse(set(after).isClosed());
    engine.assign(x, scene.place(1));
    scene.holds();
    assertTrue(set(after).isClosed());
    assertEquals(List.of(scene.place(0)), set(after).places());
  }

  @Test
  void freeingTwiceFails() {
    PointerVariable x = scene.pointer("x", 0);
    exists(start, 0);
    structures.close(start);
    AbstractMemory once = structures.free(start, x);
    scene.holds();
    structures.free(once, x);
    scene.fails();
  }

  @Test
  void deleteLosesNoSolutionAndExcludesWhatTheRulesCan() {
    Random random = new Random(7);
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Known before = some(random, -1);
      Known after = some(random, -1);
      Set<Integer> x = Scene.some(random, 4, 1);
      StructureSet s0 = variable("S0", before);
      StructureSet s1 = variable("S1", after);
      PointerVariable freed = scene.pointer("x", x.toArray(Integer[]::new));
      engine.post(new DeleteStructure(s0, s1, freed));
      String about = run + ": " + s0 + ", " + s1 + ", " + freed;
      PropagationResult outcome = engine.propagate();
      boolean solvable = false;
      for (Set<Integer> set : subsets()) {
        for (int i : x) {
          Set<Integer> less = new HashSet<>(set);
          less.remove(i);
          if (set.contains(i) && before.allows(set) && after.allows(less)) {
            solvable = true;
            assertTrue(outcome instanceof PropagationResult.Consistent, about);
            assertTrue(freed.targets().contains(scene.place(i)), about);
            assertTrue(fits(s0, set) && fits(s1, less), about);
          }
        }
      }
      if (outcome instanceof PropagationResult.Consistent) {
        assertRulesAreApplied(about, s0, s1, freed);
      }
      assertTrue(
          solvable
              || !(before.closed() && after.closed())
              || outcome instanceof PropagationResult.Failed,
          about);
      engine.pop();
    }
  }

  private boolean fits(StructureSet known, Set<Integer> set) {
    Set<Integer> members = new HashSet<>();
    known.places().forEach(place -> members.add(scene.places.indexOf(place)));
    return new Known(members, known.isClosed()).allows(set);
  }

  private void assertRulesAreApplied(
      String about, StructureSet s0, StructureSet s1, PointerVariable freed) {
    for (AbstractAddress place : s1.places()) {
      assertTrue(s0.contains(place) && !freed.targets().contains(place), about);
    }
    for (AbstractAddress place : s0.places()) {
      assertTrue(s1.contains(place) || freed.targets().contains(place), about);
      boolean gone = s1.isClosed() && !s1.contains(place);
      assertTrue(!gone || freed.isFixed() && freed.place().equals(place), about);
    }
    if (s0.isClosed()) {
      assertTrue(freed.targets().places().stream().allMatch(s0::contains), about);
      assertTrue(!freed.isFixed() || s1.isClosed(), about);
    }
  }
}
