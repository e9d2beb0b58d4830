package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** A few places of one kind that hold small integers, for tests of the memory operators. */
public final class Scene {
  public static final WordType INT = new WordType(32, true);

  public final DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
  final List<AbstractAddress> places = new ArrayList<>();
  final Map<AbstractAddress, Word> cells = new HashMap<>();
  public final AbstractMemory memory;

  public Scene(int count) {
    memory = engine.memories().input((place, type) -> cells.get(place));
    for (int i = 0; i < count; i++) {
      AbstractAddress place = engine.place(engine.location("abcdefgh".substring(i, i + 1)), 0);
      places.add(place);
      cells.put(place, engine.word("[" + place + "]", INT, IntegerSet.between(0, 9)));
    }
  }

  public AbstractAddress place(int index) {
    return places.get(index);
  }

  Word cell(int index) {
    return cells.get(place(index));
  }

  /** What a memory holds at a place. */
  Word at(AbstractMemory memory, int index) {
    return (Word) memory.at(place(index), INT);
  }

  public PointerVariable pointer(String name, Integer... indices) {
    List<AbstractAddress> targets = new ArrayList<>();
    for (int index : indices) {
      targets.add(index < 0 ? AbstractAddress.NULL : place(index));
    }
    return engine.pointer(name, PointerDomain.of(targets));
  }

  public PointerVariable open(String name) {
    return engine.pointer(name);
  }

  public Word word(String name, long least, long greatest) {
    return engine.word(name, INT, IntegerSet.between(least, greatest));
  }

  public void holds() {
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
  }

  void fails() {
    assertInstanceOf(PropagationResult.Failed.class, engine.propagate());
  }

  public static Set<Integer> some(Random random, int among, int least) {
    Set<Integer> set = new TreeSet<>();
    while (set.size() < least || random.nextInt(3) > 0 && set.size() < among) {
      set.add(random.nextInt(among));
    }
    return set;
  }

  public static IntegerSet values(Set<Integer> set) {
    return IntegerSet.of(set.stream().map(i -> MathematicalInteger.of(i)).toList());
  }
}
