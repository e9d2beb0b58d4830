package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.symbolic.persistent.IntMap;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** new_s, delete_s and access_s, rule by rule, then against all sets of a few places. */
class StructureOperatorsTest {
  private static final int RUNS = 1500;

  private final Scene scene = new Scene(5);
  private final DomainEngine engine = scene.engine;
  private final Memories memories = engine.memories();
  private final AbstractMemory start = scene.memory;

  private StructureSet set(AbstractMemory memory) {
    return memory.structures(Scene.KIND);
  }

  private void exists(AbstractMemory memory, int index) {
    memories.exists(memory, Scene.KIND, scene.place(index));
  }

  // new_s

  @Test
  void newAddsThePlace() {
    exists(start, 0);
    AbstractMemory after = memories.allocate(start, Scene.KIND, scene.place(1));
    scene.holds();
    assertEquals(List.of(scene.place(0), scene.place(1)), set(after).places());
    assertEquals(List.of(scene.place(0)), set(start).places());
  }

  @Test
  void newCarriesPlacesBothWays() {
    AbstractMemory after = memories.allocate(start, Scene.KIND, scene.place(1));
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
    AbstractMemory after = memories.allocate(start, Scene.KIND, scene.place(1));
    scene.holds();
    engine.push();
    memories.close(start);
    scene.holds();
    assertTrue(set(after).isClosed());
    engine.pop();
    assertFalse(set(after).isClosed());
    memories.close(after);
    scene.holds();
    assertTrue(set(start).isClosed());
  }

  @Test
  void nothingAppearsInAClosedMemory() {
    memories.close(start);
    exists(start, 0);
    scene.fails();
  }

  // delete_s

  @Test
  void deleteTakesANonNullPointer() {
    Pointer x = scene.pointer("x", -1, 0, 1);
    memories.free(start, Scene.KIND, x);
    scene.holds();
    assertFalse(x.targets().contains(Place.NULL));
  }

  @Test
  void deleteKeepsWhatIsNotFreed() {
    Pointer x = scene.pointer("x", 0, 1);
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = memories.free(start, Scene.KIND, x);
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
    Pointer x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = memories.free(start, Scene.KIND, x);
    exists(after, 1);
    scene.holds();
    assertFalse(x.isFixed());
    engine.impose("test", () -> set(after).close());
    scene.holds();
    assertEquals(scene.place(0), x.place());
  }

  @Test
  void aClosedMemoryHasWhatIsFreed() {
    Pointer x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    memories.free(start, Scene.KIND, x);
    scene.holds();
    assertTrue(x.targets().isOpen());
    memories.close(start);
    scene.holds();
    assertEquals(Targets.of(List.of(scene.place(0), scene.place(1))), x.targets());
  }

  @Test
  void closedAndKnownClosesTheRest() {
    Pointer x = scene.open("x");
    exists(start, 0);
    exists(start, 1);
    AbstractMemory after = memories.free(start, Scene.KIND, x);
    memories.close(start);
    scene.holds();
    assertFalse(set(after).isClosed());
    engine.assign(x, scene.place(1));
    scene.holds();
    assertTrue(set(after).isClosed());
    assertEquals(List.of(scene.place(0)), set(after).places());
  }

  @Test
  void freeingTwiceFails() {
    Pointer x = scene.pointer("x", 0);
    exists(start, 0);
    memories.close(start);
    AbstractMemory once = memories.free(start, Scene.KIND, x);
    scene.holds();
    memories.free(once, Scene.KIND, x);
    scene.fails();
  }

  // access_s

  @Test
  void accessTakesANonNullPointer() {
    Pointer x = scene.pointer("x", -1, 0, 1);
    memories.access(start, Scene.KIND, x, 8, Scene.KIND);
    scene.holds();
    assertFalse(x.targets().contains(Place.NULL));
  }

  @Test
  void accessMapsPlacesForthAndBack() {
    Pointer x = scene.pointer("x", 0, 1, 2);
    Pointer field = memories.access(start, Scene.KIND, x, 8, Scene.KIND);
    scene.holds();
    assertEquals(Targets.of(List.of(field(0), field(1), field(2))), field.targets());
    engine.exclude(x, scene.place(0));
    scene.holds();
    assertFalse(field.targets().contains(field(0)));
    engine.exclude(field, field(1));
    scene.holds();
    assertEquals(scene.place(2), x.place());
    assertEquals(field(2), field.place());
  }

  @Test
  void accessMapsWhatAnOpenPointerIsNot() {
    Pointer x = scene.open("x");
    Pointer field = memories.access(start, Scene.KIND, x, 8, Scene.KIND);
    field(0);
    engine.exclude(x, scene.place(0));
    engine.exclude(field, field(1));
    scene.holds();
    assertFalse(field.targets().contains(field(0)));
    assertFalse(x.targets().contains(scene.place(1)));
    engine.assign(field, field(2));
    scene.holds();
    assertEquals(scene.place(2), x.place());
  }

  @Test
  void inAClosedMemoryAccessIsToWhatExists() {
    Pointer x = scene.open("x");
    exists(start, 0);
    Pointer field = memories.access(start, Scene.KIND, x, 8, Scene.KIND);
    exists(start, 1);
    scene.holds();
    assertTrue(x.targets().isOpen());
    memories.close(start);
    scene.holds();
    assertEquals(Targets.of(List.of(scene.place(0), scene.place(1))), x.targets());
    assertEquals(Targets.of(List.of(field(0), field(1))), field.targets());
  }

  private Place field(int index) {
    return engine.place(scene.place(index).object(), 8);
  }

  // Against enumeration

  /** What is known of a set: some members, and whether they are all. */
  private record Known(Set<Integer> members, boolean closed) {
    boolean allows(Set<Integer> set) {
      return closed ? set.equals(members) : set.containsAll(members);
    }
  }

  private Known some(Random random, int without) {
    Set<Integer> members = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      if (i != without && random.nextInt(3) == 0) {
        members.add(i);
      }
    }
    return new Known(members, random.nextInt(3) == 0);
  }

  private StructureSet variable(String name, Known known) {
    IntMap<Place> places = IntMap.empty();
    for (int i : known.members()) {
      places = places.with(scene.place(i).number(), scene.place(i));
    }
    return new StructureSet(name, engine, Scene.KIND, places, known.closed());
  }

  /** All sets of the five places; the last one stands for what nobody speaks of. */
  private static List<Set<Integer>> subsets() {
    List<Set<Integer>> all = new java.util.ArrayList<>();
    for (int bits = 0; bits < 1 << 5; bits++) {
      Set<Integer> set = new HashSet<>();
      for (int i = 0; i < 5; i++) {
        if ((bits >> i & 1) != 0) {
          set.add(i);
        }
      }
      all.add(set);
    }
    return all;
  }

  @Test
  void newAgainstAllSets() {
    Random random = new Random(6);
    int made = 3;
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Known before = some(random, made);
      Known after = some(random, -1);
      List<Set<Integer>> befores = new java.util.ArrayList<>();
      List<Set<Integer>> afters = new java.util.ArrayList<>();
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
      assertEquals(befores.isEmpty(), engine.propagate() instanceof Outcome.Failed, about);
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
      Pointer freed = scene.pointer("x", x.toArray(Integer[]::new));
      engine.post(new DeleteStructure(s0, s1, freed));
      String about = run + ": " + s0 + ", " + s1 + ", " + freed;
      Outcome outcome = engine.propagate();
      boolean solvable = false;
      for (Set<Integer> set : subsets()) {
        for (int i : x) {
          Set<Integer> less = new HashSet<>(set);
          less.remove(i);
          if (set.contains(i) && before.allows(set) && after.allows(less)) {
            solvable = true;
            assertTrue(outcome instanceof Outcome.Consistent, about);
            assertTrue(freed.targets().contains(scene.place(i)), about);
            assertTrue(fits(s0, set) && fits(s1, less), about);
          }
        }
      }
      if (outcome instanceof Outcome.Consistent) {
        assertRulesAreApplied(about, s0, s1, freed);
      }
      assertTrue(
          solvable || !(before.closed() && after.closed()) || outcome instanceof Outcome.Failed,
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
      String about, StructureSet s0, StructureSet s1, Pointer freed) {
    for (Place place : s1.places()) {
      assertTrue(s0.contains(place) && !freed.targets().contains(place), about);
    }
    for (Place place : s0.places()) {
      assertTrue(s1.contains(place) || freed.targets().contains(place), about);
      boolean gone = s1.isClosed() && !s1.contains(place);
      assertTrue(!gone || freed.isFixed() && freed.place().equals(place), about);
    }
    if (s0.isClosed()) {
      assertTrue(freed.targets().places().stream().allMatch(s0::contains), about);
      assertTrue(!freed.isFixed() || s1.isClosed(), about);
    }
  }

  @Test
  void accessAgainstAllPlaces() {
    Random random = new Random(8);
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Known known = some(random, -1);
      Set<Integer> objects = Scene.some(random, 5, 1);
      Set<Integer> fields = Scene.some(random, 5, 1);
      StructureSet set = variable("S", known);
      Pointer x = scene.pointer("x", objects.toArray(Integer[]::new));
      Pointer field =
          engine.pointer("f", Scene.KIND, Targets.of(fields.stream().map(this::field).toList()));
      engine.post(new AccessStructure(set, x, 8, field));
      Outcome outcome = engine.propagate();
      objects.retainAll(fields);
      if (known.closed()) {
        objects.retainAll(known.members());
      }
      assertEquals(objects.isEmpty(), outcome instanceof Outcome.Failed);
      if (!objects.isEmpty()) {
        assertEquals(Targets.of(objects.stream().map(scene::place).toList()), x.targets());
        assertEquals(Targets.of(objects.stream().map(this::field).toList()), field.targets());
      }
      engine.pop();
    }
  }
}
