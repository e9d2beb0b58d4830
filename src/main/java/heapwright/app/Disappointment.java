package heapwright.app;

import heapwright.verify.Verdict;
import heapwright.verify.Verification;

/** Why a test is not handed over. */
final class Disappointment implements Verdict.Cases<String> {
  private Disappointment() {}

  static String of(Verification verification, String test) {
    Verdict verdict = verification.verdicts().get(test);
    return verdict == null ? "cannot be written in C" : verdict.match(new Disappointment());
  }

  @Override
  public String verified(Verdict.Verified verdict) {
    return "is verified";
  }

  @Override
  public String disagrees(Verdict.Disagrees verdict) {
    return "takes another way than predicted: " + String.join("; ", verdict.details());
  }

  @Override
  public String doesNotCompile(Verdict.DoesNotCompile verdict) {
    return "does not compile (our fault, please report): " + complaint(verdict.messages());
  }

  @Override
  public String failed(Verdict.Failed verdict) {
    return "fails: " + verdict.reason() + ": " + firstLine(verdict.output());
  }

  @Override
  public String unverified(Verdict.Unverified verdict) {
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
