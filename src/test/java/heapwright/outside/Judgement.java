package heapwright.outside;

import java.util.ArrayList;
import java.util.List;

/** Verdicts on the goals of one or several functions, held against the truth. */
final class Judgement {
  private final List<String> wrong = new ArrayList<>();
  private final List<String> impossible = new ArrayList<>();
  private final List<String> silent = new ArrayList<>();
  private final List<String> missed = new ArrayList<>();
  private int goals;
  private int testable;
  private int covered;
  private int faulty;
  private int proved;
  private int unproved;
  private int untestable;

  /**
   * @param name of the goal, for messages
   * @param reason of the verdict, or the cause of an unknown
   */
  void add(String name, Truth.Kind truth, String status, String reason) {
    goals++;
    if (status.equals("unknown") && reason.isBlank()) {
      silent.add(name + " is unknown, and nothing says why");
    }
    switch (truth) {
      case TESTABLE -> testable(name, status, reason);
      case UNTESTABLE -> untestable(name, status, reason);
      case INFEASIBLE -> infeasible(name, status);
    }
  }

  private void testable(String name, String status, String reason) {
    testable++;
    switch (status) {
      case "covered" -> covered++;
      case "infeasible" -> wrong.add(name + " is called infeasible: " + reason);
      case "faulty" -> {
        faulty++;
        missed.add(name + " faulty: " + reason);
      }
      default -> missed.add(name + " unknown: " + reason);
    }
  }

  private void untestable(String name, String status, String reason) {
    untestable++;
    if (status.equals("infeasible")) {
      wrong.add(name + " is called infeasible: " + reason);
    }
  }

  private void infeasible(String name, String status) {
    switch (status) {
      case "infeasible" -> proved++;
      case "unknown" -> unproved++;
      default -> impossible.add(name + " is " + status + ", but marked infeasible");
    }
  }

  void add(Judgement other) {
    wrong.addAll(other.wrong);
    impossible.addAll(other.impossible);
    silent.addAll(other.silent);
    missed.addAll(other.missed);
    goals += other.goals;
    testable += other.testable;
    covered += other.covered;
    faulty += other.faulty;
    proved += other.proved;
    unproved += other.unproved;
    untestable += other.untestable;
  }

  /** Outcomes that are called infeasible and are not. */
  List<String> wrong() {
    return List.copyOf(wrong);
  }

  /** Outcomes that tests take with an outside that C and POSIX do not allow. */
  List<String> impossible() {
    return List.copyOf(impossible);
  }

  /** Unknowns without a cause. */
  List<String> silent() {
    return List.copyOf(silent);
  }

  /** What a test could take and none does, with the cause. */
  List<String> missed() {
    return List.copyOf(missed);
  }

  int testable() {
    return testable;
  }

  int covered() {
    return covered;
  }

  static String heading() {
    return String.format(
        "%-14s%10s%7s%10s%9s%7s%8s%9s%12s%8s%10s%7s%12s",
        "family",
        "functions",
        "goals",
        "testable",
        "covered",
        "%",
        "faulty",
        "unknown",
        "untestable",
        "proved",
        "unproved",
        "wrong",
        "impossible");
  }

  String row(String family, int functions) {
    return String.format(
        "%-14s%10d%7d%10d%9d%7.1f%8d%9d%12d%8d%10d%7d%12d",
        family,
        functions,
        goals,
        testable,
        covered,
        testable == 0 ? 100.0 : 100.0 * covered / testable,
        faulty,
        missed.size() - faulty,
        untestable,
        proved,
        unproved,
        wrong.size(),
        impossible.size());
  }
}
