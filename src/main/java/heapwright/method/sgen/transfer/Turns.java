package heapwright.method.sgen.transfer;

import heapwright.method.sgen.sigma.EvaluationStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Where a path leaves something open, the alternatives that one evaluation of it takes. Evaluations
 * are repeated with other turns until one comes through.
 */
public final class Turns {

  /** One alternative of several. */
  public static final class Turn {
    private final int index;
    private final int count;
    private final boolean deviates;
    private boolean matters;

    private Turn(int index, int count, boolean deviates, boolean matters) {
      this.index = index;
      this.count = count;
      this.deviates = deviates;
      this.matters = matters;
    }

    /** The path has looked at what the alternatives differ in. */
    void isAsked() {
      matters = true;
    }

    private boolean hasOther() {
      return matters && index + 1 < count;
    }
  }

  private final List<Turn> given;
  private final List<Turn> taken = new ArrayList<>();

  private Turns(List<Turn> given) {
    this.given = given;
  }

  /** The first evaluation of a path. */
  public static Turns first() {
    return new Turns(List.of());
  }

  /** What may come after an evaluation. */
  public record Next(Optional<Turns> turns, boolean isCut) {}

  /**
   * The next evaluation after this one; empty if all were tried. Some path of a callee may never
   * end, and a wrong turn at the start spoils all that follows; so this is a limited discrepancy
   * search.
   *
   * @param most how often an evaluation may deviate from the turns that are tried first
   */
  public Next next(int most) {
    List<Turn> rest = new ArrayList<>(taken);
    int deviations = (int) rest.stream().filter(turn -> turn.deviates).count();
    boolean isCut = false;
    while (!rest.isEmpty()) {
      Turn last = rest.remove(rest.size() - 1);
      deviations -= last.deviates ? 1 : 0;
      if (last.hasOther() && deviations < most) {
        rest.add(new Turn(last.index + 1, last.count, true, true));
        return new Next(Optional.of(new Turns(rest)), isCut);
      }
      isCut |= last.hasOther();
    }
    return new Next(Optional.empty(), isCut);
  }

  /** The same evaluation once more. */
  public Turns again() {
    return new Turns(List.copyOf(taken));
  }

  /**
   * Takes one of several alternatives.
   *
   * @param admits which of them can be taken; asked only where that is not known
   */
  int choose(int count, IntPredicate admits) {
    boolean isGiven = taken.size() < given.size();
    if (taken.size() + 1 < given.size()) {
      taken.add(given.get(taken.size()));
      return taken.get(taken.size() - 1).index;
    }
    for (int i = isGiven ? given.get(taken.size()).index : 0; i < count; i++) {
      if (admits.test(i)) {
        taken.add(new Turn(i, count, isGiven, true));
        return i;
      }
    }
    taken.add(new Turn(count, count, isGiven, true));
    throw EvaluationStop.bottom("none of the ways on agrees with the constraints");
  }

  /**
   * Takes the first of two alternatives, which need not be told apart before they are asked for.
   */
  Turn prefer() {
    if (taken.size() < given.size()) {
      taken.add(given.get(taken.size()));
    } else {
      taken.add(new Turn(0, 2, false, false));
    }
    return taken.get(taken.size() - 1);
  }

  /** Whether a preferred alternative was given up. */
  static boolean isOther(Turn turn) {
    return turn.index > 0;
  }
}
