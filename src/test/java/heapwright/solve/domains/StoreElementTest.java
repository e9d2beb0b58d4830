package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** store_element(T0, T1, X, V), rule by rule. */
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
}
