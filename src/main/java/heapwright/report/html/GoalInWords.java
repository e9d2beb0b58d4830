package heapwright.report.html;

import heapwright.goal.Goal;

/** A goal in words: {@code root->key != key is true}. */
final class GoalInWords implements Goal.Cases<GoalInWords.Phrase> {
  /**
   * What is asked and what is answered.
   *
   * @param question in the source's words; empty where there are none
   */
  record Phrase(String question, String answer) {
    @Override
    public String toString() {
      return question + " " + answer;
    }
  }

  private final FunctionSection chapter;

  GoalInWords(FunctionSection chapter) {
    this.chapter = chapter;
  }

  @Override
  public Phrase branch(Goal.Branch goal) {
    String question = chapter.question(goal.decision());
    String way = goal.text().substring(goal.text().indexOf(':') + 1);
    return new Phrase(
        question.isEmpty() ? goal.decision().toString() : question,
        switch (way) {
          case "T" -> "is true";
          case "F" -> "is false";
          default -> "leads to " + way;
        });
  }

  @Override
  public Phrase statement(Goal.Statement goal) {
    return new Phrase("statement " + goal, "is executed");
  }

  @Override
  public Phrase path(Goal.Path goal) {
    return new Phrase("path " + goal, "is taken");
  }
}
