package heapwright.method.inka.world;

import heapwright.method.budget.Budget;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** How far a world is looked ahead, and how much that may cost. */
public final class LookaheadLimits {
  private static final int MOST_LOOKAHEADS = 3;
  private static final int PART = 4;

  private final ConstraintWorld world;
  private final Budget budget;
  private final Map<Key, Integer> lookaheads = new HashMap<>();
  private final Map<Key, Integer> tries = new HashMap<>();
  private boolean shallow;
  private int lookahead;
  private int allowance;

  LookaheadLimits(ConstraintWorld world, Budget budget) {
    this.world = world;
    this.budget = budget;
  }

  /** How many open items the translation goes beyond. */
  public int lookahead() {
    return lookahead;
  }

  public void lookAhead(int far) {
    lookahead = far;
  }

  /** From now on this many steps of translation are worth what they may deduce. */
  public void allow(int most) {
    allowance = most;
  }

  /** A step of the translation is taken. */
  public void spend() {
    allowance--;
  }

  /** Spends no more than a part of what is left on something that may be of no use. */
  public <T> T withShare(Supplier<T> work) {
    int kept = allowance - allowance / PART;
    allowance -= kept;
    T result = world.trace().quietly("a look ahead", work);
    allowance += kept;
    return result;
  }

  /** Whether no more is to be deduced before something is chosen. */
  public boolean isSpent() {
    return allowance <= 0 || isOutOfTime();
  }

  public boolean isOutOfTime() {
    return budget.isUsedUp();
  }

  /** A decision that is looked at as part of a loop. */
  private record Key(int frame, GoalView structure, int block) {}

  /**
   * Whether the loop around a call's decision is worth a lookahead in this world: the first, and a
   * few later ones, when rounds that are certain have added facts.
   */
  public boolean isWorthALookahead(CallFrame frame) {
    return isWorth(lookaheads, frame, MOST_LOOKAHEADS);
  }

  /** The same for going round once more. */
  public boolean isWorthATry(CallFrame frame) {
    return isWorth(tries, frame, 1);
  }

  private boolean isWorth(Map<Key, Integer> counts, CallFrame frame, int most) {
    Key key = new Key(frame.number(), frame.structure(), frame.block());
    int before = counts.getOrDefault(key, 0);
    if (before >= most) {
      return false;
    }
    counts.put(key, before + 1);
    world.onPop(() -> counts.put(key, before));
    return true;
  }

  /** Does something without looking into calls: they do whatever their text may do. */
  public <T> T shallowly(Supplier<T> work) {
    boolean before = shallow;
    shallow = true;
    T result = work.get();
    shallow = before;
    return result;
  }

  public boolean isShallow() {
    return shallow;
  }
}
