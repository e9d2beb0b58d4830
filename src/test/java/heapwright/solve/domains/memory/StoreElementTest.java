package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** store_element(T0, T1, X, V), rule by rule. */
class StoreElementTest {
  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;

  @Test
  void thePointerIsNotNull() {
    PointerVariable x = scene.pointer("x", -1, 0, 1);
    engine.memories().store(scene.memory, x, scene.word("v", 1, 1));
    scene.holds();
    assertFalse(x.targets().contains(AbstractAddress.NULL));
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
    PointerVariable x = scene.pointer("x", 0, 1);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    Word first = scene.at(after, 0);
    Word second = scene.at(after, 1);
    scene.holds();
    assertEquals(IntegerSet.between(0, 9), first.values());
    engine.push();
    engine.assign(x, scene.place(0));
    engine.restrict(scene.cell(1), IntegerSet.of(7));
    scene.holds();
    assertEquals(IntegerSet.between(3, 5), first.values());
    assertEquals(IntegerSet.of(7), second.values());
    engine.restrict(first, IntegerSet.of(4));
    scene.holds();
    assertEquals(IntegerSet.of(4), v.values());
    assertSame(scene.cell(2), scene.at(after, 2));
    engine.pop();
    assertEquals(IntegerSet.between(0, 9), first.values());
  }

  @Test
  void aCellThatChangedIsWhereThePointerPoints() {
    PointerVariable x = scene.pointer("x", 0, 1, 2);
    AbstractMemory after = engine.memories().store(scene.memory, x, scene.word("v", 0, 9));
    engine.restrict(scene.at(after, 1), IntegerSet.of(5));
    scene.holds();
    assertEquals(3, x.targets().size());
    engine.restrict(scene.cell(1), IntegerSet.of(4));
    scene.holds();
    assertEquals(scene.place(1), x.place());
  }

  @Test
  void aCellThatCannotHoldTheValueIsNotWhereThePointerPoints() {
    PointerVariable x = scene.pointer("x", 0, 1, 2);
    Word v = scene.word("v", 0, 9);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    engine.restrict(scene.at(after, 1), IntegerSet.between(0, 4));
    scene.holds();
    assertTrue(x.targets().contains(scene.place(1)));
    engine.restrict(v, IntegerSet.between(5, 9));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(1)));
    engine.restrict(scene.cell(1), IntegerSet.of(2));
    scene.holds();
    assertEquals(IntegerSet.of(2), scene.at(after, 1).values());
  }

  @Test
  void otherwiseTheCellIsWhatItWasOrTheValue() {
    PointerVariable x = scene.pointer("x", 0, 1);
    AbstractMemory after = engine.memories().store(scene.memory, x, scene.word("v", 8, 9));
    Word cell = scene.at(after, 0);
    engine.restrict(scene.cell(0), IntegerSet.between(1, 2));
    scene.holds();
    assertEquals(IntegerSet.between(1, 2).union(IntegerSet.between(8, 9)), cell.values());
  }

  @Test
  void theRulesHoldForAPointerOfWhichNothingIsKnown() {
    PointerVariable x = scene.open("x");
    Word v = scene.word("v", 8, 9);
    AbstractMemory after = engine.memories().store(scene.memory, x, v);
    Word first = scene.at(after, 0);
    Word second = scene.at(after, 1);
    engine.restrict(first, IntegerSet.of(3));
    scene.holds();
    assertFalse(x.targets().contains(scene.place(0)));
    assertEquals(IntegerSet.of(3), scene.cell(0).values());
    engine.restrict(scene.cell(1), IntegerSet.of(3));
    engine.restrict(second, IntegerSet.of(8));
    scene.holds();
    assertEquals(scene.place(1), x.place());
    assertEquals(IntegerSet.of(8), v.values());
  }

  @Test
  void pointersAreStoredByTheSameRules() {
    PointerVariable x = scene.pointer("x", 0, 1);
    PointerVariable a = engine.pointer("a", PointerDomain.of(scene.place(2)));
    PointerVariable b = engine.pointer("b", PointerDomain.of(AbstractAddress.NULL));
    PointerVariable v =
        engine.pointer("v", PointerDomain.of(List.of(scene.place(0), scene.place(1))));
    AbstractMemory start = engine.memories().input((p, t) -> p.equals(scene.place(0)) ? a : b);
    AbstractMemory after = engine.memories().store(start, x, v);
    PointerVariable cell = (PointerVariable) after.at(scene.place(0), new CellType.Address());
    scene.holds();
    assertEquals(3, cell.targets().size());
    engine.exclude(cell, scene.place(2));
    scene.holds();
    assertEquals(scene.place(0), x.place());
    assertEquals(v.targets(), cell.targets());
  }
}
