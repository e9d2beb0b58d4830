package heapwright.emit;

import heapwright.testcase.TestCase;
import java.util.Map;

/**
 * What tests call that is ours.
 *
 * @param memory for objects
 * @param input whether there is standard input
 * @param refusing whether there are requests for memory that are to fail
 */
record Needs(boolean memory, boolean input, boolean refusing) {

  /** Of tests with their code. */
  static Needs of(Map<TestCase, String> tests) {
    return new Needs(
        uses(tests, "hw_new("),
        uses(tests, "hw_feed("),
        tests.keySet().stream().anyMatch(test -> !test.input().failing().isEmpty()));
  }

  private static boolean uses(Map<TestCase, String> tests, String call) {
    return tests.values().stream().anyMatch(code -> code.contains(call));
  }

  /**
   * What stands behind the tests.
   *
   * @param failing what becomes of a test that fails
   * @param making how memory is got
   */
  String support(String failing, String making) {
    return Support.LIBRARY
        + (refusing ? Support.ALLOCATIONS : "")
        + failing
        + (memory ? making : "")
        + (input ? Support.FEED : "");
  }
}
