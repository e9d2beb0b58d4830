package heapwright.solve.question;

import java.util.EnumMap;
import java.util.Map;

/** Who answered how many questions. */
public final class SolverStatistics {
  /** The answerers, cheapest first. A check is counted where its last part was answered. */
  public enum Layer {
    /** A fact that is false, or the negation of another. */
    CONSTANTS,
    /** The domains of single inputs. */
    INTERVALS,
    /** The model found before satisfies the new facts too. */
    LAST_MODEL,
    /** A question that was asked before, or holds facts that are known to contradict. */
    CACHE,
    /** A model found for another question satisfies this one. */
    RECENT_MODELS,
    /** The last model, changed in a few inputs. */
    REPAIRED_MODEL,
    /** All values of inputs with few. */
    ENUMERATION,
    BACK_END
  }

  private static final int SELDOM = 20;

  private final Map<Layer, Long> answers = new EnumMap<>(Layer.class);
  private long checks;
  private long factsAssumed;
  private long factsAsked;
  private long unanswered;

  public void check(int assumed) {
    checks++;
    factsAssumed += assumed;
  }

  public void answeredBy(Layer layer) {
    answers.merge(layer, 1L, Long::sum);
  }

  public void asked(int facts) {
    factsAsked += facts;
  }

  public void givenUp() {
    unanswered++;
  }

  /** The questions that the back end left unanswered. */
  public long unanswered() {
    return unanswered;
  }

  /** Whether the back end is seldom at a loss, so that asking costs little. */
  public boolean isReliable() {
    return unanswered * SELDOM <= answersOf(Layer.BACK_END);
  }

  public long answersOf(Layer layer) {
    return answers.getOrDefault(layer, 0L);
  }

  /** Of the facts that were assumed at checks, how many stood in no independent part asked for. */
  public long factsSpared() {
    return factsAssumed - factsAsked;
  }

  @Override
  public String toString() {
    return checks + " checks, answered by " + answers + ", " + factsSpared() + " facts spared";
  }
}
