package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Stores to memory that is used as cells of several types, which overlap. */
class PartialStoreTest {
  private final Scene scene = new Scene(3);
  private final DomainEngine engine = scene.engine;

  @Test
  void aStoreThatMayChangeAPartOfACellLeavesItOpen() {
    AbstractObject object = engine.location("o");
    AbstractAddress whole = engine.place(object, 0);
    AbstractAddress part = engine.place(object, 1);
    Word cell = engine.constant(Scene.INT, 7);
    AbstractMemory start = engine.memories().input((p, t) -> cell);
    PointerVariable x = engine.pointer("x", PointerDomain.of(List.of(part, scene.place(0))));
    WordType character = new WordType(8, true);
    AbstractMemory after = engine.memories().store(start, x, engine.constant(character, 1));
    Word seen = (Word) after.at(whole, Scene.INT);
    scene.holds();
    assertEquals(Scene.INT.all(), seen.values());
    engine.exclude(x, part);
    scene.holds();
    assertEquals(IntegerSet.of(7), seen.values());
  }

  @Test
  void aStoreThatTurnsOutToBeOfTheWholeCellChangesIt() {
    AbstractObject object = engine.location("o");
    AbstractAddress whole = engine.place(object, 0);
    Word old = engine.constant(Scene.INT, 7);
    AbstractMemory start = engine.memories().input((p, t) -> old);
    PointerVariable x =
        engine.pointer("x", PointerDomain.of(List.of(whole, engine.place(object, 1))));
    AbstractMemory after = engine.memories().store(start, x, engine.constant(Scene.INT, 1));
    Word seen = (Word) after.at(whole, Scene.INT);
    scene.holds();
    engine.exclude(x, engine.place(object, 1));
    scene.holds();
    assertEquals(IntegerSet.of(1), seen.values());
  }

  @Test
  void anOpenPointerMayPointIntoCellsOfAnotherLength() {
    PointerVariable x = scene.open("x");
    WordType wide = new WordType(64, true);
    engine.restrict(scene.cell(0), IntegerSet.of(3));
    AbstractMemory after = engine.memories().store(scene.memory, x, engine.constant(wide, 0));
    Word seen = scene.at(after, 0);
    scene.holds();
    assertEquals(Scene.INT.all(), seen.values());
    engine.assign(x, scene.place(1));
    scene.holds();
    assertEquals(IntegerSet.of(3), seen.values());
  }

  @Test
  void whatIsStoredAsOneThingIsAnythingAsAnother() {
    PointerVariable x = scene.pointer("x", 0);
    CellType address = new CellType.Address();
    AbstractMemory first = engine.memories().store(scene.memory, x, scene.word("v", 0, 9));
    PointerVariable seen = (PointerVariable) engine.memories().load(first, x, address);
    scene.holds();
    assertTrue(seen.targets().isOpen());
    PointerVariable stored = scene.pointer("p", 1);
    AbstractMemory second = engine.memories().store(first, x, stored);
    assertSame(stored, engine.memories().load(second, x, address));
    Word over = (Word) engine.memories().load(second, x, Scene.INT);
    assertEquals(Scene.INT.all(), over.values());
    assertEquals(IntegerSet.between(0, 9), scene.at(first, 0).values());
  }

  @Test
  void aPartOfAWordIsItsLowestBits() {
    PointerVariable x = scene.pointer("x", 0);
    WordType character = new WordType(8, false);
    PointerVariable next = engine.address(engine.place(scene.place(0).object(), 1));
    AbstractMemory after =
        engine.memories().store(scene.memory, x, engine.constant(Scene.INT, 0x1234));
    assertEquals(
        IntegerSet.of(0x34), ((Word) engine.memories().load(after, x, character)).values());
    assertEquals(character.all(), ((Word) engine.memories().load(after, next, character)).values());
    AbstractMemory later = engine.memories().store(after, next, engine.constant(character, 1));
    assertEquals(Scene.INT.all(), scene.at(later, 0).values());
    assertEquals(IntegerSet.of(0x1234), scene.at(after, 0).values());
  }
}
