package heapwright.method;

import java.util.List;
import java.util.Random;

/**
 * What the heaps of one draw are like. A single mixture would give the same middling heaps again
 * and again; so each draw takes its own chances.
 *
 * @param nothing of ten pointers, so many are NULL
 * @param shared of ten others, so many lead to an object that is there already
 * @param back of ten of those, so many lead to the object that led here, as a parent does
 * @param objects at most so many
 * @param length at most so many elements of an array
 * @param least the least number
 * @param numbers how many different numbers there are
 * @param text the characters of strings
 */
record Mood(
    int nothing,
    int shared,
    int back,
    int objects,
    int length,
    int least,
    int numbers,
    String text) {

  private static final List<String> TEXTS =
      List.of("ab", "ab1 ", "01239", "12+ -", "()a", "a*?b", "a,b_", "aZ9~\n\u0001");

  static Mood drawn(Random random) {
    int numbers = List.of(2, 4, 7, 20).get(random.nextInt(4));
    return new Mood(
        List.of(0, 1, 2, 4).get(random.nextInt(4)),
        List.of(0, 1, 3, 7).get(random.nextInt(4)),
        List.of(0, 3, 9).get(random.nextInt(3)),
        1 + random.nextInt(12),
        1 + random.nextInt(6),
        -random.nextInt(1 + numbers / 2),
        numbers,
        TEXTS.get(random.nextInt(TEXTS.size())));
  }
}
