package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Twice as much to do takes twice as many steps, counted rather than timed. */
class GrowthTest {
  private static final WordType INT = new WordType(32, true);

  @Test
  void storesAtKnownPlacesPostNothing() {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = memory(engine);
    AbstractObject array = engine.location("a");
    for (int i = 0; i < 100_000; i++) {
      PointerVariable cell = engine.address(engine.place(array, i % 100 * 4));
      engine.memories().load(memory, cell, INT);
      memory = engine.memories().store(memory, cell, engine.constant(INT, i));
    }
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    assertEquals(0, engine.statistics().operators());
  }

  @Test
  void sumsTakeAsManyStepsAsThereAre() {
    long once = sums(2000);
    long twice = sums(4000);
    assertTrue(twice <= 2 * once + 10, once + ", " + twice);
  }

  private static long sums(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    Word first = engine.word("x", INT, IntegerSet.between(0, 1000));
    Word last = first;
    for (int i = 0; i < n; i++) {
      last = engine.words().combine("s", WordArithmetic.ADD, last, engine.constant(INT, 1));
      engine.propagate();
    }
    engine.assign(last, MathematicalInteger.of(n + 5));
    engine.propagate();
    assertEquals(IntegerSet.of(5), first.values());
    return engine.statistics().deductions();
  }

  @Test
  void storesAtUnknownPlacesTakeAsManyOperatorsAsThereAreCells() {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = memory(engine);
    List<AbstractAddress> places = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      places.add(engine.place(engine.location("o" + i), 0));
    }
    int stores = 1000;
    for (int i = 0; i < stores; i++) {
      PointerVariable to = engine.pointer("p" + i, PointerDomain.of(places));
      memory = engine.memories().store(memory, to, engine.constant(INT, i));
      engine.memories().load(memory, engine.address(places.get(i % 8)), INT);
      assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    }
    long operators = engine.statistics().operators();
    assertTrue(operators <= 8L * stores, operators + " operators");
  }

  private static AbstractMemory memory(DomainEngine engine) {
    return engine.memories().input((place, type) -> engine.fresh("[" + place + "]", type));
  }
}
