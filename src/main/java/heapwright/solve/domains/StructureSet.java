package heapwright.solve.domains;

import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/** The places of one kind that are known to exist in a memory; it grows until it is closed. */
public final class StructureSet extends DomainVariable {
  /** What is known: members, and whether they are all. */
  private record Known(IntMap<Place> places, boolean closed) {
    @Override
    public String toString() {
      return Targets.of(places) + (closed ? " and no more" : " and perhaps more");
    }
  }

  private final Kind kind;
  private Known known;

  /** What came after it was made, in that order. */
  private final List<Place> added = new ArrayList<>();

  StructureSet(String name, DomainEngine engine, Kind kind, IntMap<Place> places, boolean closed) {
    super(name, engine, closed);
    this.kind = kind;
    known = new Known(places, closed);
  }

  public Kind kind() {
    return kind;
  }

  public boolean isClosed() {
    return known.closed();
  }

  public boolean contains(Place place) {
    return known.places().contains(place.number());
  }

  public List<Place> places() {
    return targets().places();
  }

  Targets targets() {
    return Targets.of(known.places());
  }

  int additions() {
    return added.size();
  }

  /** The places that were added after so many others. */
  List<Place> addedAfter(int count) {
    return added.subList(count, added.size());
  }

  IntMap<Place> members() {
    return known.places();
  }

  boolean add(Place place) throws ContradictionException {
    if (contains(place)) {
      return false;
    }
    if (isClosed()) {
      throw emptied(known, place);
    }
    Known more = new Known(known.places().with(place.number(), place), false);
    remember();
    added.add(place);
    become(more, Occasion.CHANGED);
    return true;
  }

  boolean close() throws ContradictionException {
    if (isClosed()) {
      return false;
    }
    become(new Known(known.places(), true), Occasion.BOUNDED);
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
    int size = added.size();
    return () -> {
      known = before;
      added.subList(size, added.size()).clear();
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
