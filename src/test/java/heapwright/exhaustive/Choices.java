package heapwright.exhaustive;

import java.util.ArrayList;
import java.util.List;

/** The choices of one run after the other, so that in the end all combinations were had. */
final class Choices {
  private record Choice(int taken, int options) {}

  private final List<Choice> made = new ArrayList<>();
  private int position;

  /** One of so many options. */
  int among(int options) {
    if (position == made.size()) {
      made.add(new Choice(0, options));
    }
    return made.get(position++).taken();
  }

  <T> T among(List<T> options) {
    return options.get(among(options.size()));
  }

  /** Goes back to the start, with the last choice that has another option changed. */
  boolean advance() {
    // Choices that the run did not come to belong to no run.
    made.subList(position, made.size()).clear();
    position = 0;
    while (!made.isEmpty()) {
      Choice last = made.remove(made.size() - 1);
      if (last.taken() + 1 < last.options()) {
        made.add(new Choice(last.taken() + 1, last.options()));
        return true;
      }
    }
    return false;
  }
}
