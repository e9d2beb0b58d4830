package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Bit-fields beside whole cells, stored and loaded through pointers, against bits in long words.
 */
class BitFieldPropertyTest {
  private static final int RUNS = 3_000;
  private static final int STEPS = 6;

  private static final List<CellType> TYPES =
      List.of(
          field(3, false, 0),
          field(5, true, 3),
          field(9, false, 4),
          field(1, false, 7),
          new WordType(8, false),
          new WordType(16, true));

  private static CellType field(int bits, boolean signed, int shift) {
    return new CellType.BitField(new WordType(bits, signed), shift);
  }

  /** What a pointer is followed for: its index, the cell there, and what is stored, if anything. */
  private record Step(int pointer, CellType type, boolean stores, long value) {}

  private final Random random = new Random(7);

  @Test
  void whatTheMachineLoadsIsNeverExcluded() {
    for (int run = 0; run < RUNS; run++) {
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < STEPS; i++) {
        CellType type = TYPES.get(random.nextInt(TYPES.size()));
        boolean stores = random.nextInt(3) > 0;
        steps.add(new Step(random.nextInt(3), type, stores, random.nextInt(1 << 16)));
      }
      check(steps, random.nextInt(3), random.nextInt(3), random.nextBoolean());
    }
  }

  /**
   * @param p where one pointer turns out to point
   * @param late whether that is known only after all steps
   */
  private void check(List<Step> steps, int p, int q, boolean late) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    List<AbstractAddress> places = new ArrayList<>();
    places.add(engine.place(engine.variable("a"), 0));
    places.add(engine.place(engine.variable("b"), 0));
    places.add(engine.place(places.get(0).object(), 1));
    int[] truth = {p, q, 1};
    List<PointerVariable> pointers = new ArrayList<>();
    for (int i = 0; i < truth.length; i++) {
      PointerDomain targets = i == 2 ? PointerDomain.of(places.get(1)) : PointerDomain.of(places);
      pointers.add(engine.pointer("p" + i, i == 0 && late ? PointerDomain.all() : targets));
    }
    if (!late) {
      settle(engine, pointers, places, truth);
    }
    Map<AbstractAddress, Long> words = new HashMap<>();
    AbstractMemory memory =
        engine.memories().input((place, type) -> engine.constant((WordType) type.held(), 0));
    List<Word> loaded = new ArrayList<>();
    List<Long> seen = new ArrayList<>();
    for (Step step : steps) {
      PointerVariable pointer = pointers.get(step.pointer());
      AbstractAddress place = places.get(truth[step.pointer()]);
      AbstractAddress whole = place.offset() == 0 ? place : places.get(0);
      long low = Byte.SIZE * place.offset() + step.type().firstBit();
      long bits = step.type().endBit() - step.type().firstBit();
      long mask = (1L << bits) - 1 << low;
      WordType type = (WordType) step.type().held();
      long word = words.getOrDefault(whole, 0L);
      if (step.stores()) {
        Word value = engine.constant(type, type.wrap(MathematicalInteger.of(step.value())));
        memory = engine.memories().store(memory, pointer, value, step.type());
        words.put(whole, word & ~mask | step.value() << low & mask);
      } else {
        loaded.add((Word) engine.memories().load(memory, pointer, step.type()));
        seen.add(type.wrap(MathematicalInteger.of((word & mask) >>> low)).longBits());
      }
    }
    if (late) {
      engine.propagate();
      settle(engine, pointers, places, truth);
    }
    String about = steps + " at " + p + ", " + q + (late ? " late" : "");
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate(), about);
    for (int i = 0; i < loaded.size(); i++) {
      IntegerSet values = loaded.get(i).values();
      assertTrue(values.contains(MathematicalInteger.of(seen.get(i))), about + ": " + loaded);
    }
  }

  private static void settle(
      DomainEngine engine,
      List<PointerVariable> pointers,
      List<AbstractAddress> places,
      int[] truth) {
    for (int i = 0; i < truth.length; i++) {
      engine.assign(pointers.get(i), places.get(truth[i]));
    }
  }

  @Test
  void bitsOfOneByteAreCellsOfTheirOwn() {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    PointerVariable at = engine.address(engine.place(engine.variable("a"), 0));
    AbstractMemory before =
        engine.memories().input((place, type) -> engine.fresh(place.toString(), type));
    Word five = engine.constant(new WordType(3, false), 5);
    AbstractMemory after = engine.memories().store(before, at, five, TYPES.get(0));
    Word beside = (Word) engine.memories().load(before, at, TYPES.get(1));
    assertTrue(beside == engine.memories().load(after, at, TYPES.get(1)));
    assertTrue(((Word) engine.memories().load(after, at, TYPES.get(0))).isFixed());
    Word over = (Word) engine.memories().load(after, at, new WordType(8, false));
    assertTrue(over.values().contains(MathematicalInteger.of(255)));
  }
}
