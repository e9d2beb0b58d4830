package heapwright.emit.names;

import heapwright.emit.outline.ReferencedWords;
import heapwright.testcase.TestCase;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What tests call that is ours.
 *
 * @param memory for objects
 * @param input whether there is standard input
 * @param fixed for memory at fixed addresses
 * @param words what they refer to
 * @param mentioned what the source refers to
 * @param refusals if there are requests for memory that are to fail
 */
public record SupportNeeds(
    boolean memory,
    boolean input,
    boolean fixed,
    Optional<AllocationFailures> refusals,
    Set<String> words,
    ReferencedNames mentioned) {

  /** Of tests with their code. */
  public static SupportNeeds of(Map<TestCase, String> tests, FreeNames vocabulary) {
    boolean refusing = tests.keySet().stream().anyMatch(test -> !test.input().failing().isEmpty());
    return new SupportNeeds(
        uses(tests, vocabulary.own("hw_new") + "("),
        uses(tests, vocabulary.own("hw_feed") + "("),
        uses(tests, vocabulary.own("hw_map") + "("),
        refusing ? Optional.of(new AllocationFailures(vocabulary.program())) : Optional.empty(),
        ReferencedWords.of(String.join("\n", tests.values())),
        vocabulary.mentioned());
  }

  /** Whether the source or a test refers to it. */
  public boolean isNeeded(String name) {
    return words.contains(name) || mentioned.contains(name);
  }

  private static boolean uses(Map<TestCase, String> tests, String call) {
    return tests.values().stream().anyMatch(code -> code.contains(call));
  }

  /**
   * What stands behind the tests.
   *
   * @param failing what happens to a test that fails
   * @param making how memory is got
   */
  public String support(String failing, String making) {
    return SupportCode.LIBRARY
        + refusals.map(AllocationFailures::support).orElse("")
        + failing
        + (memory ? making : "")
        + (input ? SupportCode.FEED : "")
        + (fixed ? SupportCode.MAP : "");
  }
}
