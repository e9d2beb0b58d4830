package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.TargetKind;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * The places of one kind that are known to exist in a memory; it grows until it is closed. Beside
 * them, as ndom stands beside dom, the places that are known not to exist: what was freed.
 */
public final class StructureSet extends DomainVariable {
  /** What is known: members, what is none, and whether the members are all. */
  private record Known(
      IntMap<AbstractAddress> places, IntMap<AbstractAddress> absent, boolean closed) {
    @Override
    public String toString() {
      String without = absent.isEmpty() ? "" : ", not " + PointerDomain.of(absent);
      return PointerDomain.of(places) + without + (closed ? " and no more" : " and perhaps more");
    }
  }

  private final TargetKind kind;
  private final boolean lacking;
  private Known known;

  /** What came after it was made, in that order. */
  private final List<AbstractAddress> added = new ArrayList<>();

  /** What was excluded after it was made, in that order. */
  private final List<AbstractAddress> excluded = new ArrayList<>();

  public StructureSet(
      String name,
      ConstraintStore engine,
      TargetKind kind,
      IntMap<AbstractAddress> places,
      boolean closed) {
    this(name, engine, kind, places, IntMap.empty(), closed, false);
  }

  public StructureSet(
      String name,
      ConstraintStore engine,
      TargetKind kind,
      IntMap<AbstractAddress> places,
      IntMap<AbstractAddress> absent,
      boolean closed,
      boolean lacking) {
    super(name, engine, closed);
    this.kind = kind;
    this.lacking = lacking;
    known = new Known(places, absent, closed);
  }

  public TargetKind kind() {
    return kind;
  }

  public boolean isClosed() {
    return known.closed();
  }

  public boolean contains(AbstractAddress place) {
    return known.places().contains(place.number());
  }

  /** Whether a place is known not to be a member. */
  public boolean lacks(AbstractAddress place) {
    return known.absent().contains(place.number()) || isClosed() && !contains(place);
  }

  public List<AbstractAddress> places() {
    return targets().places();
  }

  public PointerDomain targets() {
    return PointerDomain.of(known.places());
  }

  public int additions() {
    return added.size();
  }

  /** The places that were added after so many others. */
  public List<AbstractAddress> addedAfter(int count) {
    return added.subList(count, added.size());
  }

  public int exclusions() {
    return excluded.size();
  }

  /** The places that were excluded after so many others. */
  public List<AbstractAddress> excludedAfter(int count) {
    return excluded.subList(count, excluded.size());
  }

  public IntMap<AbstractAddress> members() {
    return known.places();
  }

  /** Whether something may have been freed before. */
  public boolean mayLack() {
    return lacking;
  }

  /** What was excluded one by one. */
  public IntMap<AbstractAddress> absent() {
    return known.absent();
  }

  public boolean add(AbstractAddress place) throws ContradictionException {
    if (contains(place)) {
      return false;
    }
    if (lacks(place)) {
      throw emptied(known, place);
    }
    Known more = new Known(known.places().with(place.number(), place), known.absent(), false);
    remember();
    added.add(place);
    become(more, Occasion.CHANGED);
    return true;
  }

  public boolean exclude(AbstractAddress place) throws ContradictionException {
    if (lacks(place)) {
      return false;
    }
    if (contains(place)) {
      throw emptied(known, place);
    }
    Known less = new Known(known.places(), known.absent().with(place.number(), place), false);
    remember();
    excluded.add(place);
    become(less, Occasion.CHANGED);
    return true;
  }

  public boolean close() throws ContradictionException {
    if (isClosed()) {
      return false;
    }
    become(new Known(known.places(), known.absent(), true), Occasion.BOUNDED);
    return true;
  }

  private void become(Known after, int occasions) throws ContradictionException {
    Known before = known;
    remember();
    known = after;
    announce(before, occasions);
  }

  @Override
  Runnable snapshot() {
    Known before = known;
    int additions = added.size();
    int exclusions = excluded.size();
    return () -> {
      known = before;
      added.subList(additions, added.size()).clear();
      excluded.subList(exclusions, excluded.size()).clear();
    };
  }

  @Override
  Object domain() {
    return known;
  }

  @Override
  public boolean isInstantiated() {
    return isClosed();
  }

  @Override
  public int getDomainSize() {
    return isClosed() ? 1 : Integer.MAX_VALUE;
  }
}
