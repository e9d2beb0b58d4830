package heapwright.solve.domains.engine;

import org.chocosolver.solver.variables.events.IEventType;

/**
 * What happened to a variable, as bits of a mask; operators name those that can tell them
 * something.
 */
public final class Occasion implements IEventType {
  /** A value or a place is gone; or a structure has one more. */
  public static final int CHANGED = 1;

  /** A least or greatest value is gone; a pointer's places are known; a structure is closed. */
  public static final int BOUNDED = 2;

  /** One value is left. */
  public static final int FIXED = 4;

  public static final int ANY = CHANGED | BOUNDED | FIXED;

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
