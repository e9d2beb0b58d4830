package heapwright.app.suite;

import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.source.BrokenFunction;
import heapwright.source.SourceRequest;
import java.util.List;

/**
 * A source file that is to get tests.
 *
 * @param tests the name of its file of tests
 * @param program linked with the library and completed with stubs
 * @param functions those that are to get tests
 * @param unsupported those that would, but could not be read
 * @param broken those that do not compile, which the program only declares
 * @param confirmation compiles and runs its tests, and remembers which stubs compilers refuse
 */
public record SourceUnit(
    SourceRequest source,
    String tests,
    Program program,
    List<Function> functions,
    List<Unsupported> unsupported,
    List<BrokenFunction> broken,
    InputConfirmation confirmation) {

  public SourceUnit {
    functions = List.copyOf(functions);
    unsupported = List.copyOf(unsupported);
    broken = List.copyOf(broken);
  }

  /** The name of its file of tests without what all such names have. */
  public String stem() {
    return tests.replaceAll("^test_|\\.c$", "");
  }
}
