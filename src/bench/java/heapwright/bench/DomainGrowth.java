package heapwright.bench;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** How propagation grows with the length of what is posted. Prints a table; no test. */
final class DomainGrowth {
  private static final WordType INT = new WordType(32, true);

  private DomainGrowth() {}

  public static void main(String[] arguments) {
    for (String round : List.of("cold", "warm")) {
      System.out.println(round);
      grow("stores and loads at known places", 25_000, 4, DomainGrowth::knownPlaces);
      grow("the same in a world each", 25_000, 4, DomainGrowth::knownPlacesInWorlds);
      grow("a list walked through its cells", 25_000, 4, DomainGrowth::listWalk);
      grow("sums, forth and back", 25_000, 4, DomainGrowth::sums);
      grow("stores at unknown places, loads of all", 250, 4, DomainGrowth::unknownPlaces);
      grow("the same, then the places become known", 250, 4, DomainGrowth::lateKnown);
      grow("allocations while the input is open", 250, 4, DomainGrowth::allocations);
    }
  }

  private static void grow(String what, int first, int steps, IntConsumer work) {
    StringBuilder line = new StringBuilder(String.format("%-42s", what));
    for (int n = first, i = 0; i < steps; i++, n *= 2) {
      long start = cpu();
      work.accept(n);
      line.append(String.format("  %7d: %6d ms", n, (cpu() - start) / 1_000_000));
    }
    System.out.println(line);
  }

  /** Of this thread: the machine may have other things to do. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static AbstractMemory start(DomainEngine engine) {
    return engine.memories().input((place, type) -> engine.fresh("[" + place + "]", type));
  }

  private static void knownPlaces(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = start(engine);
    AbstractObject array = engine.location("a");
    Word one = engine.constant(INT, 1);
    for (int i = 0; i < n; i++) {
      PointerVariable cell = engine.address(engine.place(array, i % 1000 * 4));
      Word sum =
          engine
              .words()
              .combine(
                  "s", WordArithmetic.ADD, (Word) engine.memories().load(memory, cell, INT), one);
      memory = engine.memories().store(memory, cell, sum);
      require(engine);
    }
  }

  private static void knownPlacesInWorlds(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = start(engine);
    AbstractObject array = engine.location("a");
    Word one = engine.constant(INT, 1);
    for (int i = 0; i < n; i++) {
      engine.push();
      PointerVariable cell = engine.address(engine.place(array, i % 1000 * 4));
      Word sum =
          engine
              .words()
              .combine(
                  "s", WordArithmetic.ADD, (Word) engine.memories().load(memory, cell, INT), one);
      memory = engine.memories().store(memory, cell, sum);
      require(engine);
    }
    while (engine.depth() > 0) {
      engine.pop();
    }
  }

  private static void listWalk(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = start(engine);
    List<PointerVariable> nodes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      nodes.add(engine.address(engine.place(engine.location("n" + i), 0)));
      memory = engine.structures().allocate(memory, nodes.get(i).place());
      if (i == 0) {
        engine.structures().close(memory);
      } else {
        memory = engine.memories().store(memory, nodes.get(i), nodes.get(i - 1));
      }
      require(engine);
    }
    PointerVariable at = nodes.get(n - 1);
    for (int i = n - 1; i > 0; i--) {
      at = (PointerVariable) engine.memories().load(memory, at, new CellType.Address());
      memory = engine.structures().free(memory, nodes.get(i));
      require(engine);
    }
  }

  private static void sums(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    Word first = engine.word("x", INT, IntegerSet.between(0, 1000));
    Word last = first;
    for (int i = 0; i < n; i++) {
      last = engine.words().combine("s", WordArithmetic.ADD, last, engine.constant(INT, 1));
      engine.words().compare("b", WordRelation.LESS, last, engine.constant(INT, i));
      require(engine);
    }
    engine.push();
    engine.assign(last, MathematicalInteger.of(n + 5));
    require(engine);
    if (!first.isFixed()) {
      throw new IllegalStateException(first.toString());
    }
    engine.pop();
  }

  private static void unknownPlaces(int n) {
    stores(n, new ArrayList<>());
  }

  private static void lateKnown(int n) {
    List<PointerVariable> pointers = new ArrayList<>();
    DomainEngine engine = stores(n, pointers);
    for (PointerVariable pointer : pointers) {
      engine.push();
      engine.assign(pointer, pointer.targets().places().get(0));
      require(engine);
    }
  }

  private static DomainEngine stores(int n, List<PointerVariable> pointers) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory memory = start(engine);
    List<AbstractAddress> places = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      places.add(engine.place(engine.location("o" + i), 0));
    }
    for (int i = 0; i < n; i++) {
      PointerVariable to = engine.pointer("p" + i, PointerDomain.of(places));
      pointers.add(to);
      memory = engine.memories().store(memory, to, engine.constant(INT, i));
      engine.memories().load(memory, engine.pointer("q" + i, PointerDomain.of(places)), INT);
      require(engine);
    }
    return engine;
  }

  private static void allocations(int n) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    AbstractMemory first = start(engine);
    AbstractMemory memory = first;
    for (int i = 0; i < n; i++) {
      memory = engine.structures().allocate(memory, engine.place(engine.location("n" + i), 0));
      require(engine);
    }
    for (int i = 0; i < 10; i++) {
      engine.structures().exists(first, engine.place(engine.location("i" + i), 0));
      require(engine);
    }
    engine.structures().close(first);
    require(engine);
  }

  private static void require(DomainEngine engine) {
    if (!(engine.propagate() instanceof PropagationResult.Consistent)) {
      throw new IllegalStateException("not consistent");
    }
  }
}
