package heapwright.truth;

import heapwright.app.Reach;
import heapwright.method.ReachResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What answers came to, held against the truth. */
public final class Score {
  private final Map<String, Integer> causes = new TreeMap<>();
  private final List<String> contradictions = new ArrayList<>();
  private int asked;
  private int reached;
  private int proved;
  private int missed;
  private int unproved;
  private int open;
  private Question question;

  /**
   * @param isReached whether an input of the sample's world reaches it
   * @param isExhaustive whether no other input can
   */
  record Question(String name, Reach reach, boolean isReached, boolean isExhaustive) {}

  /** In one word what the answer is. */
  String add(Question about, ReachResult answer) {
    question = about;
    asked++;
    return answer.match(this::input, this::unreachable, this::unknown);
  }

  private String input(ReachResult.Input answer) {
    reached++;
    if (!question.reach().isReachedBy(answer.executed().input())) {
      return contradicted("the input does not reach it");
    }
    if (!question.isReached() && question.isExhaustive()) {
      return contradicted("an input, but none of all inputs reaches it");
    }
    return "reached";
  }

  private String unreachable(ReachResult.Unreachable answer) {
    proved++;
    return question.isReached() ? contradicted("proved unreachable, but reached") : "proved";
  }

  private String unknown(ReachResult.Unknown answer) {
    if (question.isReached()) {
      missed++;
    } else if (question.isExhaustive()) {
      unproved++;
    } else {
      open++;
    }
    String truth = question.isReached() ? "reachable" : question.isExhaustive() ? "never" : "open";
    causes.merge(truth + ": " + answer.cause(), 1, Integer::sum);
    return "unknown (" + truth + "): " + answer.cause();
  }

  private String contradicted(String how) {
    contradictions.add(question.name() + ": " + how);
    return "CONTRADICTED: " + how;
  }

  public int answered() {
    return reached + proved;
  }

  public int asked() {
    return asked;
  }

  public List<String> contradictions() {
    return List.copyOf(contradictions);
  }

  public Map<String, Integer> causes() {
    return Map.copyOf(causes);
  }

  public static String heading() {
    return String.format(
        "%-9s%8s%9s%8s%9s%13s%13s%8s%14s",
        "method",
        "goals",
        "reached",
        "proved",
        "unknown:",
        "reachable",
        "unreachable",
        "open",
        "contradicted");
  }

  public String row(String method) {
    return String.format(
        "%-9s%8d%9d%8d%9d%13d%13d%8d%14d",
        method,
        asked,
        reached,
        proved,
        missed + unproved + open,
        missed,
        unproved,
        open,
        contradictions.size());
  }
}
