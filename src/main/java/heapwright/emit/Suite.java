package heapwright.emit;

import heapwright.ir.Program;
import heapwright.testcase.TestCase;
import java.util.List;

/**
 * The tests of one source file.
 *
 * @param include the file as the test's {@code #include} spells it
 * @param after other files, to be included behind it, spelled as well
 */
public record Suite(Program program, String include, List<String> after, List<TestCase> tests) {

  public Suite {
    after = List.copyOf(after);
    tests = List.copyOf(tests);
  }

  public Suite(Program program, String include, List<TestCase> tests) {
    this(program, include, List.of(), tests);
  }
}
