package heapwright.solve.domains.engine;

import org.chocosolver.solver.variables.events.IEventType;
import org.chocosolver.util.iterators.EvtScheduler;

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

  /**
   * Keeps operators in one list per mask of occasions they wait for, and goes through the lists
   * that an event concerns.
   */
  static final class Scheduler implements EvtScheduler<Occasion> {
    private int happened;
    private int list;
    private boolean end;

    @Override
    public void init(int mask) {
      happened = mask & ANY;
      list = 0;
      end = false;
      advance();
    }

    private void advance() {
      do {
        list++;
      } while (list <= ANY && (list & happened) == 0);
    }

    /** The list for a mask; for none, the last list there is. */
    @Override
    public int select(int mask) {
      int waited = mask & ANY;
      return waited == 0 ? ANY : waited;
    }

    @Override
    public boolean hasNext() {
      return list <= ANY;
    }

    /** By turns the first list of a run and the one behind its last. */
    @Override
    public int next() {
      int next = end ? list + 1 : list;
      if (end) {
        advance();
      }
      end = !end;
      return next;
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException("lists of operators stay");
    }
  }
}
