package heapwright.app.suite;

import heapwright.verify.TestVerdict;
import heapwright.verify.Verification;

/** Why a test is not handed over. */
final class RejectionText implements TestVerdict.Cases<String> {
  private RejectionText() {}

  static String of(Verification verification, String test) {
    TestVerdict verdict = verification.verdicts().get(test);
    return verdict == null ? "cannot be written in C" : verdict.match(new RejectionText());
  }

  @Override
  public String verified(TestVerdict.Verified verdict) {
    return "is verified";
  }

  @Override
  public String disagrees(TestVerdict.Disagrees verdict) {
    return "takes another path than predicted: " + String.join("; ", verdict.details());
  }

  @Override
  public String doesNotCompile(TestVerdict.DoesNotCompile verdict) {
    return "does not compile (our fault, please report): " + complaint(verdict.messages());
  }

  @Override
  public String failed(TestVerdict.Failed verdict) {
    return "fails: " + verdict.reason() + ": " + firstLine(verdict.output());
  }

  @Override
  public String unverified(TestVerdict.Unverified verdict) {
    return "could not be run: " + verdict.reason();
  }

  /** What the compiler complains of; it says first in which function that is. */
  private static String complaint(String messages) {
    return messages
        .lines()
        .filter(line -> line.contains("error: ") || line.contains("warning: "))
        .findFirst()
        .orElseGet(() -> firstLine(messages));
  }

  private static String firstLine(String text) {
    return text.lines().filter(line -> !line.matches("[\\s=]*")).findFirst().orElse("");
  }
}
