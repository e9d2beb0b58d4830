package heapwright.solve.domains;

import org.chocosolver.solver.variables.events.IEventType;

/**
 * What happened to a variable, as bits of a mask; operators name those that can tell them
 * something.
 */
final class Occasion implements IEventType {
  /** A value or a place is gone; or a structure has one more. */
  static final int CHANGED = 1;

  /** A least or greatest value is gone; a pointer's places are known; a structure is closed. */
  static final int BOUNDED = 2;

  /** One value is left. */
  static final int FIXED = 4;

  static final int ANY = CHANGED | BOUNDED | FIXED;

  private static final Occasion[] ALL = new Occasion[ANY + 1];

  static {
    for (int mask = 0; mask < ALL.length; mask++) {
      ALL[mask] = new Occasion(mask);
    }
  }

  private final int mask;

  private Occasion(int mask) {
    this.mask = mask;
  }

  static Occasion of(int mask) {
    return ALL[mask];
  }

  @Override
  public int getMask() {
    return mask;
  }
}
