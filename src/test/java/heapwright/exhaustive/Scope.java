package heapwright.exhaustive;

import heapwright.ir.type.IntegerType;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How far the enumeration goes.
 *
 * @param objects at most so many of a type that pointers lead to
 * @param numbers what an integer may be
 * @param characters what a character may be
 */
record Scope(int objects, List<Long> numbers, List<Long> characters) {

  /** The scopes for a text, the richest first; those with fewer objects come last. */
  static List<Scope> of(SourceConstants constants) {
    SortedSet<Long> most = new TreeSet<>(List.of(-1L, 0L, 1L, 2L));
    SortedSet<Long> some = new TreeSet<>(List.of(0L, 1L, 2L));
    SortedSet<Long> few = new TreeSet<>(List.of(0L, 1L));
    for (long number : constants.numbers()) {
      most.addAll(List.of(number - 1, number, number + 1));
      some.addAll(List.of(number, number + 1));
      few.add(number);
    }
    SortedSet<Long> characters = new TreeSet<>(constants.characters());
    characters.addAll(List.of(0L, (long) 'a', (long) 'b'));
    List<Scope> scopes = new ArrayList<>();
    for (int objects = 3; objects > 0; objects--) {
      for (SortedSet<Long> numbers : List.of(most, some, few, small())) {
        scopes.add(new Scope(objects, List.copyOf(numbers), List.copyOf(characters)));
      }
    }
    return scopes;
  }

  private static SortedSet<Long> small() {
    return new TreeSet<>(List.of(0L, 1L));
  }

  /** Whether nothing had to be left out. */
  boolean isFull() {
    return objects == 3 && numbers.containsAll(List.of(-1L, 0L, 1L, 2L));
  }

  /** The values of an integer of so many bits, as bits. */
  List<Long> of(IntegerType type, int width) {
    boolean isText = type.bits() == Byte.SIZE && width == Byte.SIZE;
    IntegerType cut = new IntegerType(type.kind(), Math.min(width, Long.SIZE), type.signed());
    return (isText ? characters : numbers).stream().map(cut::wrap).distinct().toList();
  }

  @Override
  public String toString() {
    return objects + " objects a type, numbers " + numbers;
  }
}
