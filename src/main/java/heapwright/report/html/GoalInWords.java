package heapwright.report.html;

import heapwright.goal.Goal;
import heapwright.goal.MonitoredGoal;

/**
 * A goal in words: {@code root->key != key is true}.
 *
 * @param question what is asked, in the source's words where there are any
 */
record GoalInWords(String question, String answer) {
  static GoalInWords of(FunctionSection section, Goal goal) {
    if (goal instanceof Goal.Branch branch) {
      String decision = branch.text().substring(0, branch.text().indexOf(':'));
      if (branch.isInCallee()) {
        return new GoalInWords(decision, answer(outcome(branch)));
      }
      String question = section.question(branch.decision());
      return new GoalInWords(
          question.isEmpty() ? branch.decision().toString() : question, answer(outcome(branch)));
    }
    if (goal instanceof MonitoredGoal.Independence independence) {
      String question = section.question(independence.condition());
      return new GoalInWords(
          question.isEmpty() ? independence.condition().toString() : question,
          "alone changes the outcome of its decision");
    }
    if (goal instanceof MonitoredGoal.DefinitionUse pair) {
      String set =
          pair.definition().value() == 0
              ? "as the call begins with it"
              : "as it is set at " + pair.definition();
      return new GoalInWords(pair.variable(), set + ", is used at " + pair.use());
    }
    return goal instanceof Goal.Path
        ? new GoalInWords("path " + goal, "is taken")
        : new GoalInWords("statement " + goal, "is executed");
  }

  /** The outcome without its decision: {@code T}, {@code case 3}. */
  static String outcome(Goal.Branch goal) {
    return goal.text().substring(goal.text().indexOf(':') + 1);
  }

  private static String answer(String outcome) {
    return switch (outcome) {
      case "T" -> "is true";
      case "F" -> "is false";
      default -> "leads to " + outcome;
    };
  }

  @Override
  public String toString() {
    return question + " " + answer;
  }
}
