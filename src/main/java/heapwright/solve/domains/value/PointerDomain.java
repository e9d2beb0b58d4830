package heapwright.solve.domains.value;

import heapwright.range.ValueSet;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Where a pointer may point: some places (dom), or all but some (ndom). The least number comes
 * first, so NULL does.
 */
public final class PointerDomain implements ValueSet {
  private static final PointerDomain ALL = new PointerDomain(true, IntMap.empty());

  private final boolean open;

  /** What it may be, or if open what it may not be. */
  private final IntMap<AbstractAddress> places;

  /** The only place of dom; NULL stands in where there is none or more. */
  private final AbstractAddress single;

  private PointerDomain(boolean open, IntMap<AbstractAddress> places) {
    this.open = open;
    this.places = places;
    single = isSingle() ? places().get(0) : AbstractAddress.NULL;
  }

  public static PointerDomain all() {
    return ALL;
  }

  public static PointerDomain of(AbstractAddress place) {
    return of(List.of(place));
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

  @Override
  public boolean isEmpty() {
    return !open && places.isEmpty();
  }

  @Override
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
    places.forEach(entry -> list.add(entry.value()));
    return list;
  }

  /** The only place. */
  public AbstractAddress single() {
    return single;
  }

  public PointerDomain without(AbstractAddress place) {
    return contains(place) ? changed(place, open) : this;
  }

  private PointerDomain with(AbstractAddress place) {
    return contains(place) ? this : changed(place, !open);
  }

  private PointerDomain changed(AbstractAddress place, boolean listed) {
    return new PointerDomain(
        open, listed ? places.with(place.number(), place) : places.without(place.number()));
  }

  public PointerDomain intersect(PointerDomain other) {
    if (open && !other.open) {
      return other.intersect(this);
    }
    PointerDomain rest = this;
    for (AbstractAddress place : open ? other.places() : places()) {
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
    return few.places().stream().anyMatch(rest::contains);
  }

  public PointerDomain union(PointerDomain other) {
    if (!open && other.open) {
      return other.union(this);
    }
    PointerDomain sum = this;
    for (AbstractAddress place : open ? places() : other.places()) {
      sum = other.contains(place) ? sum.with(place) : sum;
    }
    return sum;
  }

  public boolean isWithin(PointerDomain other) {
    return other.union(this).equals(other);
  }

  @Override
  public boolean meets(ValueSet other) {
    return meets((PointerDomain) other);
  }

  @Override
  public PointerDomain intersect(ValueSet other) {
    return intersect((PointerDomain) other);
  }

  @Override
  public PointerDomain union(ValueSet other) {
    return union((PointerDomain) other);
  }

  @Override
  public boolean isWithin(ValueSet other) {
    return isWithin((PointerDomain) other);
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
