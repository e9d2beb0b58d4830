package heapwright.solve.domains.engine;

import org.chocosolver.util.iterators.EvtScheduler;

/**
 * Keeps operators in one list per mask of occasions they wait for, and goes through the lists that
 * an event concerns.
 */
final class OccasionScheduler implements EvtScheduler<Occasion> {
  private int happened;
  private int list;
  private boolean end;

  @Override
  public void init(int mask) {
    happened = mask & Occasion.ANY;
    list = 0;
    end = false;
    advance();
  }

  private void advance() {
    do {
      list++;
    } while (list <= Occasion.ANY && (list & happened) == 0);
  }

  /** The list for a mask; for none, the last list there is. */
  @Override
  public int select(int mask) {
    int waited = mask & Occasion.ANY;
    return waited == 0 ? Occasion.ANY : waited;
  }

  @Override
  public boolean hasNext() {
    return list <= Occasion.ANY;
  }

  /** By turns the first list of a run and the one behind its last. */
  @Override
  public int next() {
    if (!end) {
      end = true;
      return list;
    }
    end = false;
    int behind = list + 1;
    advance();
    return behind;
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException("lists of operators stay");
  }
}
