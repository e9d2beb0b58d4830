package heapwright.solve.domains.pointer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.Scene;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
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

  private AbstractAddress place(int index, long offset) {
    return engine.place(scene.place(index).object(), offset);
  }

  @Test
  void elementsAgainstAllBasesAndIndices() {
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Set<Integer> bases = Scene.some(random, 3, 1);
      long low = random.nextInt(8) - 4;
      IntegerSet indices = IntegerSet.between(low, low + random.nextInt(5));
      Set<AbstractAddress> allowed = new HashSet<>();
      for (int i = 0; i < 6; i++) {
        allowed.add(place(random.nextInt(3), STEP * (random.nextInt(8) - 3)));
      }
      boolean restricted = random.nextBoolean();
      boolean followed = random.nextBoolean();
      PointerVariable base = scene.pointer("b", bases.toArray(Integer[]::new));
      Word index = engine.word("i", Scene.INT, indices);
      PointerVariable element =
          engine.pointers().element(base, index, STEP, o -> OptionalLong.of(SIZE));
      if (restricted) {
        engine.restrict(element, PointerDomain.of(allowed));
      }
      if (followed) {
        engine.impose("followed", element::follow);
      }
      Set<AbstractAddress> usedBases = new HashSet<>();
      Set<MathematicalInteger> usedIndices = new HashSet<>();
      Set<AbstractAddress> usedElements = new HashSet<>();
      for (int b : bases) {
        indices.forEach(
            i -> {
              long offset = STEP * i.longBits();
              AbstractAddress found = place(b, offset);
              boolean inside = offset >= 0 && offset < SIZE;
              if ((!restricted || allowed.contains(found)) && (!followed || inside)) {
                usedBases.add(scene.place(b));
                usedIndices.add(i);
                usedElements.add(found);
              }
            });
      }
      String about = "run " + run;
      assertEquals(
          usedBases.isEmpty(), engine.propagate() instanceof PropagationResult.Failed, about);
      if (!usedBases.isEmpty()) {
        assertEquals(PointerDomain.of(usedBases), base.targets(), about);
        assertEquals(IntegerSet.of(usedIndices), index.values(), about);
        assertEquals(PointerDomain.of(usedElements), element.targets(), about);
      }
      engine.pop();
    }
  }

  @Test
  void anElementThatIsFollowedLiesInItsObject() {
    PointerVariable base = scene.pointer("b", 0);
    Word index = engine.word("i", Scene.INT);
    PointerVariable element =
        engine.pointers().element(base, index, STEP, o -> OptionalLong.of(SIZE));
    scene.holds();
    assertTrue(element.targets().isOpen());
    engine.impose("followed", element::follow);
    scene.holds();
    assertEquals(IntegerSet.between(0, 2), index.values());
    assertEquals(
        PointerDomain.of(List.of(place(0, 0), place(0, 4), place(0, 8))), element.targets());
    engine.assign(index, MathematicalInteger.of(2));
    scene.holds();
    assertEquals(place(0, 8), element.place());
  }

  @Test
  void aFieldOfNullIsNotFollowed() {
    PointerVariable object = scene.pointer("p", -1, 0);
    PointerVariable field = engine.pointers().shift(object, 8);
    scene.holds();
    assertEquals(2, field.targets().size());
    engine.memories().load(scene.memory, field, Scene.INT);
    scene.holds();
    assertEquals(scene.place(0), object.place());
  }

  @Test
  void aFieldOfAnOpenPointerThatIsFollowedIsNotOneOfNull() {
    PointerVariable object = scene.open("p");
    PointerVariable field = engine.pointers().shift(object, 8);
    engine.memories().load(scene.memory, field, Scene.INT);
    scene.holds();
    assertFalse(object.targets().contains(AbstractAddress.NULL));
  }

  @Test
  void whatIsReckonedTwiceIsOneVariable() {
    PointerVariable object = scene.open("p");
    Word index = scene.word("i", 0, 2);
    engine.push();
    PointerVariable field = engine.pointers().shift(object, 8);
    PointerVariable element = element(object, index);
    assertEquals(field, engine.pointers().shift(object, 8));
    assertEquals(element, element(object, index));
    CellVariable loaded = engine.memories().load(scene.memory, field, Scene.INT);
    assertEquals(
        loaded,
        engine.memories().load(scene.memory, engine.pointers().shift(object, 8), Scene.INT));
    engine.pop();
    assertNotEquals(field, engine.pointers().shift(object, 8));
  }

  private PointerVariable element(PointerVariable base, Word index) {
    return engine.pointers().element(base, index, STEP, object -> OptionalLong.of(SIZE));
  }

  @Test
  void pointersThatPushOneAnotherOnComeToRest() {
    PointerVariable first = scene.open("p");
    PointerVariable second = engine.pointers().shift(first, 4);
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
      IntegerSet truths =
          random.nextInt(3) == 0 ? IntegerSet.between(0, 1) : IntegerSet.of(random.nextInt(2));
      PointerVariable left = scene.pointer("l", lefts.toArray(Integer[]::new));
      PointerVariable right = scene.pointer("r", rights.toArray(Integer[]::new));
      Word truth = engine.words().same("t", left, right);
      engine.restrict(truth, truths);
      Set<AbstractAddress> usedLefts = new HashSet<>();
      Set<AbstractAddress> usedRights = new HashSet<>();
      Set<MathematicalInteger> usedTruths = new HashSet<>();
      for (int a : lefts) {
        for (int b : rights) {
          MathematicalInteger equal = a == b ? MathematicalInteger.ONE : MathematicalInteger.ZERO;
          if (truths.contains(equal)) {
            usedLefts.add(scene.place(a));
            usedRights.add(scene.place(b));
            usedTruths.add(equal);
          }
        }
      }
      assertEquals(usedLefts.isEmpty(), engine.propagate() instanceof PropagationResult.Failed);
      if (!usedLefts.isEmpty()) {
        assertEquals(PointerDomain.of(usedLefts), left.targets());
        assertEquals(PointerDomain.of(usedRights), right.targets());
        assertEquals(IntegerSet.of(usedTruths), truth.values());
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
      Set<MathematicalInteger> conditions = new HashSet<>();
      Set<Integer> results = new HashSet<>();
      for (int side = 0; side < 2; side++) {
        for (int value : sets.get(1 - side)) {
          if (sets.get(2).contains(value)) {
            conditions.add(MathematicalInteger.of(side));
            results.add(value);
          }
        }
      }
      assertEquals(conditions.isEmpty(), engine.propagate() instanceof PropagationResult.Failed);
      if (!conditions.isEmpty()) {
        assertEquals(IntegerSet.of(conditions), condition.values());
        assertEquals(Scene.values(results), result.values());
      }
      engine.pop();
    }
  }
}
