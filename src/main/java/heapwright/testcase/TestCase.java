package heapwright.testcase;

import java.util.List;

/**
 * An input and what the call did with it.
 *
 * @param name unique in its file and fit to be part of a C identifier: {@code find_1}
 * @param remarks what a reader should know, a line each
 */
public record TestCase(
    String name, TestInput input, Observation observation, List<String> remarks) {

  public TestCase {
    remarks = List.copyOf(remarks);
  }
}
