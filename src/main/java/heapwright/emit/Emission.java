package heapwright.emit;

import java.util.List;
import java.util.SortedMap;

/**
 * A file of tests.
 *
 * @param text the C code
 * @param tests the names of the tests in it
 * @param renamed the source's own names of functions that are called otherwise in the program, by
 *     what they are called there
 * @param left the tests that C cannot express from outside the function, and what they would need
 */
public record Emission(
    String text,
    List<String> tests,
    SortedMap<String, String> renamed,
    SortedMap<String, String> left) {

  public Emission {
    tests = List.copyOf(tests);
  }
}
