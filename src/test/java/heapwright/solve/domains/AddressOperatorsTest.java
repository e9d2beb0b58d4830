package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Pointers made of pointers, and their comparison, against all combinations. */
class AddressOperatorsTest {
  private static final int RUNS = 600;
  private static final long STEP = 4;
  private static final long SIZE = 12;

  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;
  private final Random random = new Random(10);

  private Place place(int index, long offset) {
    return engine.place(scene.place(index).object(), offset);
  }

  @Test
  void elementsAgainstAllBasesAndIndices() {
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Set<Integer> bases = Scene.some(random, 3, 1);
      long low = random.nextInt(8) - 4;
      Values indices = Values.between(low, low + random.nextInt(5));
      Set<Place> allowed = new HashSet<>();
      for (int i = 0; i < 6; i++) {
        allowed.add(place(random.nextInt(3), STEP * (random.nextInt(8) - 3)));
      }
      boolean restricted = random.nextBoolean();
      boolean followed = random.nextBoolean();
      Pointer base = scene.pointer("b", bases.toArray(Integer[]::new));
      Word index = engine.word("i", Scene.INT, indices);
      Pointer element =
          engine.pointers().element(base, index, STEP, Scene.KIND, o -> OptionalLong.of(SIZE));
      if (restricted) {
        engine.restrict(element, Targets.of(allowed));
      }
      if (followed) {
        engine.impose("followed", element::follow);
      }
      Set<Place> usedBases = new HashSet<>();
      Set<Whole> usedIndices = new HashSet<>();
      Set<Place> usedElements = new HashSet<>();
      for (int b : bases) {
        indices.forEach(
            i -> {
              long offset = STEP * i.longBits();
              Place found = place(b, offset);
              boolean inside = offset >= 0 && offset < SIZE;
              if ((!restricted || allowed.contains(found)) && (!followed || inside)) {
                usedBases.add(scene.place(b));
                usedIndices.add(i);
                usedElements.add(found);
              }
            });
      }
      String about = "run " + run;
      assertEquals(usedBases.isEmpty(), engine.propagate() instanceof Outcome.Failed, about);
      if (!usedBases.isEmpty()) {
        assertEquals(Targets.of(usedBases), base.targets(), about);
        assertEquals(Values.of(usedIndices), index.values(), about);
        assertEquals(Targets.of(usedElements), element.targets(), about);
      }
      engine.pop();
    }
  }

  @Test
  void anElementThatIsFollowedLiesInItsObject() {
    Pointer base = scene.pointer("b", 0);
    Word index = engine.word("i", Scene.INT);
    Pointer element =
        engine.pointers().element(base, index, STEP, Scene.KIND, o -> OptionalLong.of(SIZE));
    scene.holds();
    assertTrue(element.targets().isOpen());
    engine.impose("followed", element::follow);
    scene.holds();
    assertEquals(Values.between(0, 2), index.values());
    assertEquals(Targets.of(List.of(place(0, 0), place(0, 4), place(0, 8))), element.targets());
    engine.assign(index, Whole.of(2));
    scene.holds();
    assertEquals(place(0, 8), element.place());
  }

  @Test
  void aFieldOfNullIsNotFollowed() {
    Pointer object = scene.pointer("p", -1, 0);
    Pointer field = engine.pointers().shift(object, 8, Scene.KIND);
    scene.holds();
    assertEquals(2, field.targets().size());
    engine.memories().load(scene.memory, field, Scene.INT);
    scene.holds();
    assertEquals(scene.place(0), object.place());
  }

  @Test
  void aFieldOfAnOpenPointerThatIsFollowedIsNotOneOfNull() {
    Pointer object = scene.open("p");
    Pointer field = engine.pointers().shift(object, 8, Scene.KIND);
    engine.memories().load(scene.memory, field, Scene.INT);
    scene.holds();
    assertFalse(object.targets().contains(Place.NULL));
  }

  @Test
  void whatIsReckonedTwiceIsOneVariable() {
    Pointer object = scene.open("p");
    Word index = scene.word("i", 0, 2);
    engine.push();
    Pointer field = engine.pointers().shift(object, 8, Scene.KIND);
    Pointer element = element(object, index);
    assertEquals(field, engine.pointers().shift(object, 8, Scene.KIND));
    assertEquals(element, element(object, index));
    Cell loaded = engine.memories().load(scene.memory, field, Scene.INT);
    assertEquals(
        loaded,
        engine
            .memories()
            .load(scene.memory, engine.pointers().shift(object, 8, Scene.KIND), Scene.INT));
    engine.pop();
    assertNotEquals(field, engine.pointers().shift(object, 8, Scene.KIND));
  }

  private Pointer element(Pointer base, Word index) {
    return engine
        .pointers()
        .element(base, index, STEP, Scene.KIND, object -> OptionalLong.of(SIZE));
  }

  @Test
  void pointersThatPushOneAnotherOnComeToRest() {
    Pointer first = scene.open("p");
    Pointer second = engine.pointers().shift(first, 4, Scene.KIND);
    engine.words().equate(first, second);
    engine.exclude(first, scene.place(0));
    scene.holds();
  }

  @Test
  void equalityAgainstAllPairs() {
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Set<Integer> lefts = Scene.some(random, 3, 1);
      Set<Integer> rights = Scene.some(random, 3, 1);
      Values truths = random.nextInt(3) == 0 ? Values.between(0, 1) : Values.of(random.nextInt(2));
      Pointer left = scene.pointer("l", lefts.toArray(Integer[]::new));
      Pointer right = scene.pointer("r", rights.toArray(Integer[]::new));
      Word truth = engine.words().same("t", left, right);
      engine.restrict(truth, truths);
      Set<Place> usedLefts = new HashSet<>();
      Set<Place> usedRights = new HashSet<>();
      Set<Whole> usedTruths = new HashSet<>();
      for (int a : lefts) {
        for (int b : rights) {
          Whole equal = a == b ? Whole.ONE : Whole.ZERO;
          if (truths.contains(equal)) {
            usedLefts.add(scene.place(a));
            usedRights.add(scene.place(b));
            usedTruths.add(equal);
          }
        }
      }
      assertEquals(usedLefts.isEmpty(), engine.propagate() instanceof Outcome.Failed);
      if (!usedLefts.isEmpty()) {
        assertEquals(Targets.of(usedLefts), left.targets());
        assertEquals(Targets.of(usedRights), right.targets());
        assertEquals(Values.of(usedTruths), truth.values());
      }
      engine.pop();
    }
  }

  @Test
  void choicesAgainstAllCombinations() {
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      List<Set<Integer>> sets = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        sets.add(Scene.some(random, 5, 1));
      }
      Word condition = engine.word("c", WordType.TRUTH);
      Word then = engine.word("a", Scene.INT, Scene.values(sets.get(0)));
      Word otherwise = engine.word("b", Scene.INT, Scene.values(sets.get(1)));
      Word result = (Word) engine.words().choose("r", condition, then, otherwise);
      engine.restrict(result, Scene.values(sets.get(2)));
      Set<Whole> conditions = new HashSet<>();
      Set<Integer> results = new HashSet<>();
      for (int side = 0; side < 2; side++) {
        for (int value : sets.get(1 - side)) {
          if (sets.get(2).contains(value)) {
            conditions.add(Whole.of(side));
            results.add(value);
          }
        }
      }
      assertEquals(conditions.isEmpty(), engine.propagate() instanceof Outcome.Failed);
      if (!conditions.isEmpty()) {
        assertEquals(Values.of(conditions), condition.values());
        assertEquals(Scene.values(results), result.values());
      }
      engine.pop();
    }
  }
}
