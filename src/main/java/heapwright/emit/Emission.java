package heapwright.emit;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * A file of tests.
 *
 * @param text the C code
 * @param tests the names of the tests in it
 * @param renamed the source's own names of functions that are called otherwise in the program, by
 *     what they are called there
 * @param left the tests that C cannot express from outside the function, and what they would need
 * @param functions the part of the code that is one test's own, by the test's name
 */
public record Emission(
    String text,
    List<String> tests,
    SortedMap<String, String> renamed,
    SortedMap<String, String> left,
    Map<String, String> functions) {

  public Emission {
    tests = List.copyOf(tests);
    functions = Map.copyOf(functions);
  }

  public Emission(
      String text,
      List<String> tests,
      SortedMap<String, String> renamed,
      SortedMap<String, String> left) {
    this(text, tests, renamed, left, Map.of());
  }
}
