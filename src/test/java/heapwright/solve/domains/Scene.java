package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** A few places of one kind that hold small integers, for tests of the memory operators. */
final class Scene {
  static final TargetKind KIND = new TargetKind("thing");
  static final WordType INT = new WordType(32, true);

  final DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
  final List<AbstractAddress> places = new ArrayList<>();
  final Map<AbstractAddress, Word> cells = new HashMap<>();
  final AbstractMemory memory;

  Scene(int count) {
    memory = engine.memories().input(List.of(KIND), (place, type) -> cells.get(place));
    for (int i = 0; i < count; i++) {
      AbstractAddress place = engine.place(engine.location("abcdefgh".substring(i, i + 1)), 0);
      places.add(place);
      cells.put(place, engine.word("[" + place + "]", INT, IntegerSet.between(0, 9)));
    }
  }

  AbstractAddress place(int index) {
    return places.get(index);
  }

  Word cell(int index) {
    return cells.get(place(index));
  }

  /** What a memory holds at a place. */
  Word at(AbstractMemory memory, int index) {
    return (Word) memory.at(place(index), INT);
  }

  PointerVariable pointer(String name, Integer... indices) {
    List<AbstractAddress> targets = new ArrayList<>();
    for (int index : indices) {
      targets.add(index < 0 ? AbstractAddress.NULL : place(index));
    }
    return engine.pointer(name, KIND, PointerDomain.of(targets));
  }

  PointerVariable open(String name) {
    return engine.pointer(name, KIND);
  }

  Word word(String name, long least, long greatest) {
    return engine.word(name, INT, IntegerSet.between(least, greatest));
  }

  void holds() {
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
  }

  void fails() {
    assertInstanceOf(PropagationResult.Failed.class, engine.propagate());
  }

  static Set<Integer> some(Random random, int among, int least) {
    Set<Integer> set = new TreeSet<>();
    while (set.size() < least || random.nextInt(3) > 0 && set.size() < among) {
      set.add(random.nextInt(among));
    }
    return set;
  }

  static IntegerSet values(Set<Integer> set) {
    return IntegerSet.of(set.stream().map(i -> MathematicalInteger.of(i)).toList());
  }
}
