package heapwright.solve.domains;

import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * Where a pointer may point: some places (dom), or all but some (ndom). The least number comes
 * first, so NULL does.
 */
public final class Targets {
  private static final Targets ALL = new Targets(true, IntMap.empty());

  private final boolean open;

  /** What it may be, or if open what it may not be. */
  private final IntMap<Place> places;

  /** The only place of dom; NULL stands in where there is none or more. */
  private final Place single;

  private Targets(boolean open, IntMap<Place> places) {
    this.open = open;
    this.places = places;
    single = open || places.size() != 1 ? Place.NULL : first(places);
  }

  private static Place first(IntMap<Place> places) {
    List<Place> list = new ArrayList<>(1);
    places.forEach(entry -> list.add(entry.value()));
    return list.get(0);
  }

  public static Targets all() {
    return ALL;
  }

  public static Targets of(Place place) {
    return new Targets(false, IntMap.<Place>empty().with(place.number(), place));
  }

  public static Targets of(Collection<Place> places) {
    IntMap<Place> set = IntMap.empty();
    for (Place place : places) {
      set = set.with(place.number(), place);
    }
    return new Targets(false, set);
  }

  static Targets of(IntMap<Place> places) {
    return new Targets(false, places);
  }

  /** Whether dom is all, and only what it is not is known. */
  public boolean isOpen() {
    return open;
  }

  public boolean isEmpty() {
    return !open && places.isEmpty();
  }

  public boolean isSingle() {
    return !open && places.size() == 1;
  }

  public boolean contains(Place place) {
    return open != places.contains(place.number());
  }

  /** How many places are known: those of dom, or of ndom if it is open. */
  public int size() {
    return places.size();
  }

  /** The places of dom, or of ndom if it is open. */
  public List<Place> places() {
    List<Place> list = new ArrayList<>(places.size());
    forEach(list::add);
    return list;
  }

  void forEach(Consumer<Place> consumer) {
    places.forEach(entry -> consumer.accept(entry.value()));
  }

  /** The only place. */
  Place single() {
    return single;
  }

  public Targets without(Place place) {
    if (!contains(place)) {
      return this;
    }
    return new Targets(
        open, open ? places.with(place.number(), place) : places.without(place.number()));
  }

  public Targets intersect(Targets other) {
    if (open && !other.open) {
      return other.intersect(this);
    }
    Targets rest = this;
    if (open) {
      for (Place place : other.places()) {
        rest = rest.without(place);
      }
      return rest;
    }
    for (Place place : places()) {
      rest = other.contains(place) ? rest : rest.without(place);
    }
    return rest;
  }

  public boolean meets(Targets other) {
    if (open && other.open) {
      return true;
    }
    Targets few = open || !other.open && other.size() < size() ? other : this;
    Targets rest = few == this ? other : this;
    for (Place place : few.places()) {
      if (rest.contains(place)) {
        return true;
      }
    }
    return false;
  }

  public Targets union(Targets other) {
    if (!open && other.open) {
      return other.union(this);
    }
    Targets sum = this;
    if (open && other.open) {
      IntMap<Place> neither = IntMap.empty();
      for (Place place : places()) {
        neither = other.contains(place) ? neither : neither.with(place.number(), place);
      }
      return new Targets(true, neither);
    }
    for (Place place : other.places()) {
      sum = sum.with(place);
    }
    return sum;
  }

  private Targets with(Place place) {
    if (contains(place)) {
      return this;
    }
    return new Targets(
        open, open ? places.without(place.number()) : places.with(place.number(), place));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Targets
        && ((Targets) other).open == open
        && ((Targets) other).places().equals(places());
  }

  @Override
  public int hashCode() {
    return places().hashCode() + (open ? 1 : 0);
  }

  @Override
  public String toString() {
    if (isSingle()) {
      return single().toString();
    }
    String list = places().toString();
    String braced = "{" + list.substring(1, list.length() - 1) + "}";
    return open ? "all" + (places.isEmpty() ? "" : " but " + braced) : braced;
  }
}
