package heapwright.app.suite;

import heapwright.verify.TestVerdict;
import heapwright.verify.Verification;

/** Why a test is not handed over. */
final class RejectionText {
  private RejectionText() {}

  static String of(Verification verification, String test) {
    TestVerdict verdict = verification.verdicts().get(test);
    return verdict == null ? "cannot be written in C" : of(verdict);
  }

  private static String of(TestVerdict verdict) {
    return verdict.match(
        verified -> "is verified",
        disagrees -> "takes another path than predicted: " + String.join("; ", disagrees.details()),
        refused -> "does not compile (our fault, please report): " + complaint(refused.messages()),
        failed -> "fails: " + failed.reason() + ": " + firstLine(failed.output()),
        unverified -> "could not be run: " + unverified.reason());
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
