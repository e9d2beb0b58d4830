package heapwright.symbolic.persistent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** An immutable list that grows at its end; what was there before is shared. */
public final class Trail<T> {
  private static final Trail<?> EMPTY = new Trail<>(null, null, 0);

  private final Trail<T> earlier;
  private final T last;
  private final int size;

  private Trail(Trail<T> earlier, T last, int size) {
    this.earlier = earlier;
    this.last = last;
    this.size = size;
  }

  @SuppressWarnings("unchecked") // Holds no element, so any type will do.
  public static <T> Trail<T> empty() {
    return (Trail<T>) EMPTY;
  }

  public Trail<T> with(T element) {
    return new Trail<>(this, element, size + 1);
  }

  public int size() {
    return size;
  }

  /** The list before its last element came. */
  public Optional<Trail<T>> earlier() {
    return Optional.ofNullable(earlier);
  }

  /** The elements after the first this many, oldest first; costs as much as there are of them. */
  public List<T> after(int first) {
    List<T> elements = new ArrayList<>();
    for (Trail<T> at = this; at.size > first; at = at.earlier) {
      elements.add(at.last);
    }
    Collections.reverse(elements);
    return elements;
  }

  /** The elements, oldest first. */
  public List<T> toList() {
    return after(0);
  }
}
