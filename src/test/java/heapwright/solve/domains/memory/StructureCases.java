package heapwright.solve.domains.memory;

import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Places, memories and sets of structures for the tests of the operators on them. */
abstract class StructureCases {
  /** How often an operator is held against all sets. */
  static final int RUNS = 1500;

  final Scene scene = new Scene(5);
  final DomainEngine engine = scene.engine;
  final MemoryStructures structures = engine.structures();
  final AbstractMemory start = scene.memory;

  StructureSet set(AbstractMemory memory) {
    return memory.structures();
  }

  void exists(AbstractMemory memory, int index) {
    structures.exists(memory, scene.place(index));
  }

  /** What is known of a set: some members, and whether they are all. */
  record Known(Set<Integer> members, boolean closed) {
    boolean allows(Set<Integer> set) {
      return closed ? set.equals(members) : set.containsAll(members);
    }
  }

  Known some(Random random, int without) {
    Set<Integer> members = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      if (i != without && random.nextInt(3) == 0) {
        members.add(i);
      }
    }
    return new Known(members, random.nextInt(3) == 0);
  }

  StructureSet variable(String name, Known known) {
    IntMap<AbstractAddress> places = IntMap.empty();
    for (int i : known.members()) {
      places = places.with(scene.place(i).number(), scene.place(i));
    }
    return new StructureSet(engine, name, places, known.closed());
  }

  /** All sets of the five places; the last one stands for what nobody speaks of. */
  static List<Set<Integer>> subsets() {
    List<Set<Integer>> all = new ArrayList<>();
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
}
