package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.Collections;
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

  private final boolean lacking;
  private Known known;

  private final List<AbstractAddress> added = new ArrayList<>();
  private final List<AbstractAddress> excluded = new ArrayList<>();

  private StructureSet(ConstraintStore engine, String name, Known known, boolean lacking) {
    super(name, engine, known.closed());
    this.known = known;
    this.lacking = lacking;
  }

  /** A set of which only members are known. */
  public StructureSet(
      ConstraintStore engine, String name, IntMap<AbstractAddress> places, boolean closed) {
    this(engine, name, new Known(places, IntMap.empty(), closed), false);
  }

  /** The set after a place was made, with what is known of this one. */
  public StructureSet with(String name, AbstractAddress made) {
    IntMap<AbstractAddress> more = known.places().with(made.number(), made);
    return new StructureSet(engine, name, new Known(more, known.absent(), isClosed()), lacking);
  }

  /** The set after a member was freed, with what is known of this one. */
  public StructureSet without(String name, AbstractAddress freed) {
    IntMap<AbstractAddress> fewer = known.places().without(freed.number());
    IntMap<AbstractAddress> absent = known.absent().with(freed.number(), freed);
    return new StructureSet(engine, name, new Known(fewer, absent, isClosed()), true);
  }

  /** The set after places may have been made, or freed: what is gone stays gone. */
  public StructureSet open(String name, boolean mayFree) {
    IntMap<AbstractAddress> places = mayFree ? IntMap.empty() : known.places();
    return new StructureSet(
        engine, name, new Known(places, known.absent(), false), lacking || mayFree);
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

  /** The places that were added after it was made, in that order. */
  public List<AbstractAddress> added() {
    return Collections.unmodifiableList(added);
  }

  /** The places that were excluded after it was made, in that order. */
  public List<AbstractAddress> excluded() {
    return Collections.unmodifiableList(excluded);
  }

  public int size() {
    return known.places().size();
  }

  /** Whether something may have been freed before. */
  public boolean mayLack() {
    return lacking;
  }

  /** What was excluded one by one. */
  public List<AbstractAddress> absent() {
    return PointerDomain.of(known.absent()).places();
  }

  public boolean add(AbstractAddress place) throws ContradictionException {
    if (contains(place)) {
      return false;
    }
    if (lacks(place)) {
      throw emptied(known, place);
    }
    remember();
    added.add(place);
    IntMap<AbstractAddress> more = known.places().with(place.number(), place);
    become(new Known(more, known.absent(), false), Occasion.CHANGED);
    return true;
  }

  public boolean exclude(AbstractAddress place) throws ContradictionException {
    if (lacks(place)) {
      return false;
    }
    if (contains(place)) {
      throw emptied(known, place);
    }
    remember();
    excluded.add(place);
    IntMap<AbstractAddress> more = known.absent().with(place.number(), place);
    become(new Known(known.places(), more, false), Occasion.CHANGED);
    return true;
  }

  public boolean close() throws ContradictionException {
    if (isClosed()) {
      return false;
    }
    remember();
    become(new Known(known.places(), known.absent(), true), Occasion.BOUNDED);
    return true;
  }

  private void become(Known after, int occasions) throws ContradictionException {
    Known before = known;
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
