package heapwright.source.parse.text;

import heapwright.source.parse.position.Sorted;
import java.util.List;
import java.util.Optional;

/** Places of the parsed text that mean something else than they say. */
public final class TextMarks {
  private final List<Mark> all;
  private final int[] offsets;

  /** Why a place is marked. */
  public enum Kind {
    /** A {@code __typeof__} that was {@code _Static_assert}. */
    STATIC_ASSERT,
    /** An {@code int} that was {@code __auto_type}. */
    AUTO_TYPE,
    /** A {@code restrict} or, with brackets, a {@code typeof} that was {@code _Atomic}. */
    ATOMIC,
    /** A unary {@code +} that was {@code __real__} or {@code __imag__}. */
    COMPLEX_PART
  }

  /** A marked place; {@code text} names the construct. */
  public record Mark(int offset, Kind kind, String text) {}

  /** Of marks in the order of their offsets. */
  TextMarks(List<Mark> all) {
    this.all = List.copyOf(all);
    this.offsets = all.stream().mapToInt(Mark::offset).toArray();
  }

  /** The mark of a kind at an offset. */
  public Optional<Mark> at(Kind kind, int offset) {
    return find(kind, offset, offset + 1);
  }

  /** The first mark of a kind from one offset (inclusive) to another (exclusive). */
  public Optional<Mark> find(Kind kind, int from, int to) {
    int index = Sorted.firstAtLeast(offsets, offsets.length, from);
    for (; index < offsets.length && offsets[index] < to; index++) {
      if (all.get(index).kind() == kind) {
        return Optional.of(all.get(index));
      }
    }
    return Optional.empty();
  }
}
