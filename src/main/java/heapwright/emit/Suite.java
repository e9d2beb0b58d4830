package heapwright.emit;

import heapwright.emit.names.CompilerFeedback;
import heapwright.ir.Program;
import heapwright.testcase.TestCase;
import java.util.List;
import java.util.Set;

/**
 * The tests of one source file.
 *
 * @param include the file as the test's {@code #include} spells it
 * @param after other files, to be included behind it, spelled as well
 * @param macros the names of the macros that are defined behind them all
 * @param feedback what a compiler said to such a file before
 */
public record Suite(
    Program program,
    String include,
    List<String> after,
    Set<String> macros,
    CompilerFeedback feedback,
    List<TestCase> tests) {

  public Suite {
    after = List.copyOf(after);
    macros = Set.copyOf(macros);
    tests = List.copyOf(tests);
  }

  public Suite(Program program, String include, List<TestCase> tests) {
    this(program, include, List.of(), Set.of(), CompilerFeedback.NONE, tests);
  }
}
