package heapwright.emit;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.names.SupportCode;
import heapwright.emit.names.SupportNeeds;
import heapwright.emit.stubs.TestStubs;
import heapwright.ir.source.SourceFile;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestCase;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes programs of plain C that build an input, call a function with it, and so show what it does
 * wrong. Nothing is asserted: whether something happens is for sanitizers to say.
 */
public final class Reproducers {
  private final Suite suite;
  private final FreeNames vocabulary;
  private final Map<TestCase, String> bodies = new LinkedHashMap<>();
  private final Map<TestCase, String> plays = new LinkedHashMap<>();
  private final SortedMap<String, String> left = new TreeMap<>();

  private Reproducers(Suite suite) {
    this.suite = suite;
    vocabulary = new FreeNames(suite.program(), suite.feedback());
  }

  /**
   * @param suite tests that end in faults; its {@code #include} is meant from where the programs
   *     are to lie
   */
  public static Reproduction emit(Suite suite) {
    Reproducers writer = new Reproducers(suite);
    suite.tests().forEach(writer::write);
    Map<String, String> files = new LinkedHashMap<>();
    writer.bodies.forEach((test, body) -> files.put(test.name(), writer.alone(test, body)));
    return new Reproduction(Collections.unmodifiableMap(files), writer.together(), writer.left);
  }

  private void write(TestCase test) {
    try {
      plays.put(test, new TestStubs(vocabulary, test).text());
      bodies.put(test, TestFunction.body(vocabulary, test));
    } catch (Inexpressible reason) {
      left.put(test.name(), reason.getMessage());
    }
  }

  private String alone(TestCase test, String body) {
    SupportNeeds needs = SupportNeeds.of(Map.of(test, plays.get(test) + body), vocabulary);
    String rest =
        Prelude.of(vocabulary, suite, needs)
            + "\n"
            + plays.get(test)
            + "int main(void) {\n"
            + body
            + "  return 0;\n}\n"
            + vocabulary.own(needs.support(SupportCode.GIVING_UP, SupportCode.KEPT))
            + WarningSuppression.end();
    return comment(test) + Prelude.source(vocabulary, suite, needs, rest);
  }

  private String comment(TestCase test) {
    CallEnding.Faulted fault = (CallEnding.Faulted) test.observation().ending();
    String name = test.name();
    String place = new SourceFile(suite.include()).name() + ":" + fault.at().line();
    return """
    /* %1$s at %2$s: %3$s.
       Written by Heapwright. To see it:
         cc -g -fsanitize=address,undefined %4$s.c -o %4$s -lm && ./%4$s < /dev/null */
    """
        .formatted(fault.kind(), place, fault.message().replace("*/", "* /"), name);
  }

  private String together() {
    Map<TestCase, String> code = new LinkedHashMap<>();
    bodies.forEach((test, body) -> code.put(test, plays.get(test) + body));
    SupportNeeds needs = SupportNeeds.of(code, vocabulary);
    String compare = vocabulary.library().surely("strcmp");
    StringBuilder text = new StringBuilder(Prelude.of(vocabulary, suite, needs));
    bodies.forEach(
        (test, body) ->
            text.append(
                "\n%sstatic void %s(void) {\n%s}\n"
                    .formatted(plays.get(test), function(test), body)));
    text.append("\nint main(int hw_count, char **hw_names) {\n  if (hw_count != 2) return 3;\n");
    String choice = "  if (" + compare + "(hw_names[1], \"%s\") == 0) %s();\n";
    bodies.keySet().forEach(test -> text.append(choice.formatted(test.name(), function(test))));
    text.append("  return 0;\n}\n");
    text.append(vocabulary.own(needs.support(SupportCode.GIVING_UP, SupportCode.KEPT)));
    text.append(WarningSuppression.end());
    return Prelude.source(vocabulary, suite, needs, text.toString());
  }

  private String function(TestCase test) {
    return vocabulary.free("show_" + test.name());
  }

  /**
   * Programs that show faults.
   *
   * @param files a whole program for each fault, by the fault's name
   * @param together all of them as one program, which learns from its argument which fault to show
   * @param left the faults that C cannot express from outside the function, and what they would
   *     need
   */
  public record Reproduction(
      Map<String, String> files, String together, SortedMap<String, String> left) {}
}
