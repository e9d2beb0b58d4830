package heapwright.emit;

import heapwright.ir.Program;
import heapwright.testcase.TestCase;
import java.util.List;

/**
 * The tests of one source file.
 *
 * @param include the file as the test's {@code #include} spells it
 */
public record Suite(Program program, String include, List<TestCase> tests) {

  public Suite {
    tests = List.copyOf(tests);
  }
}
