package heapwright.solve.domains.value;

import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * Where a pointer may point: some places (dom), or all but some (ndom). The least number comes
 * first, so NULL does.
 */
public final class PointerDomain {
  private static final PointerDomain ALL = new PointerDomain(true, IntMap.empty());

  private final boolean open;

  /** What it may be, or if open what it may not be. */
  private final IntMap<AbstractAddress> places;

  /** The only place of dom; NULL stands in where there is none or more. */
  private final AbstractAddress single;

  private PointerDomain(boolean open, IntMap<AbstractAddress> places) {
    this.open = open;
    this.places = places;
    single = open || places.size() != 1 ? AbstractAddress.NULL : first(places);
  }

  private static AbstractAddress first(IntMap<AbstractAddress> places) {
    List<AbstractAddress> list = new ArrayList<>(1);
    places.forEach(entry -> list.add(entry.value()));
    return list.get(0);
  }

  public static PointerDomain all() {
    return ALL;
  }

  public static PointerDomain of(AbstractAddress place) {
    return new PointerDomain(false, IntMap.<AbstractAddress>empty().with(place.number(), place));
  }

  public static PointerDomain of(Collection<AbstractAddress> places) {
    IntMap<AbstractAddress> set = IntMap.empty();
    for (AbstractAddress place : places) {
      set = set.with(place.number(), place);
    }
    return new PointerDomain(false, set);
  }

  public static PointerDomain of(IntMap<AbstractAddress> places) {
    return new PointerDomain(false, places);
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

  public boolean contains(AbstractAddress place) {
    return open != places.contains(place.number());
  }

  /** How many places are known: those of dom, or of ndom if it is open. */
  public int size() {
    return places.size();
  }

  /** The places of dom, or of ndom if it is open. */
  public List<AbstractAddress> places() {
    List<AbstractAddress> list = new ArrayList<>(places.size());
    forEach(list::add);
    return list;
  }

  void forEach(Consumer<AbstractAddress> consumer) {
    places.forEach(entry -> consumer.accept(entry.value()));
  }

  /** The only place. */
  public AbstractAddress single() {
    return single;
  }

  public PointerDomain without(AbstractAddress place) {
    if (!contains(place)) {
      return this;
    }
    return new PointerDomain(
        open, open ? places.with(place.number(), place) : places.without(place.number()));
  }

  public PointerDomain intersect(PointerDomain other) {
    if (open && !other.open) {
      return other.intersect(this);
    }
    PointerDomain rest = this;
    if (open) {
      for (AbstractAddress place : other.places()) {
        rest = rest.without(place);
      }
      return rest;
    }
    for (AbstractAddress place : places()) {
      rest = other.contains(place) ? rest : rest.without(place);
    }
    return rest;
  }

  public boolean meets(PointerDomain other) {
    if (open && other.open) {
      return true;
    }
    PointerDomain few = open || !other.open && other.size() < size() ? other : this;
    PointerDomain rest = few == this ? other : this;
    for (AbstractAddress place : few.places()) {
      if (rest.contains(place)) {
        return true;
      }
    }
    return false;
  }

  public PointerDomain union(PointerDomain other) {
    if (!open && other.open) {
      return other.union(this);
    }
    PointerDomain sum = this;
    if (open && other.open) {
      IntMap<AbstractAddress> neither = IntMap.empty();
      for (AbstractAddress place : places()) {
        neither = other.contains(place) ? neither : neither.with(place.number(), place);
      }
      return new PointerDomain(true, neither);
    }
    for (AbstractAddress place : other.places()) {
      sum = sum.with(place);
    }
    return sum;
  }

  private PointerDomain with(AbstractAddress place) {
    if (contains(place)) {
      return this;
    }
    return new PointerDomain(
        open, open ? places.without(place.number()) : places.with(place.number(), place));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PointerDomain
        && ((PointerDomain) other).open == open
        && ((PointerDomain) other).places().equals(places());
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
