package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Collection;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;

/**
 * The state σ: pointers to locations, and the partition of the pointers into collections. The
 * members of a collection share one location, so that a fact about one of them costs no more than
 * about one. Immutable; a change shares what it does not touch.
 */
public final class Sigma {
  static final Sigma EMPTY = new Sigma(IntMap.empty(), IntMap.empty());

  private final IntMap<Integer> owners;
  private final IntMap<Collection> collections;

  private Sigma(IntMap<Integer> owners, IntMap<Collection> collections) {
    this.owners = owners;
    this.collections = collections;
  }

  /** The partition of the pointers. */
  public List<Collection> collections() {
    return collections.values();
  }

  /** {@code [x]}: the pointers that must point where this one points. */
  public Collection collection(SsaPointer pointer) {
    return owners
        .get(pointer.index())
        .flatMap(collections::get)
        .orElseThrow(() -> new IllegalStateException("σ does not know " + pointer));
  }

  /** {@code σ(x)}. */
  public Location at(SsaPointer pointer) {
    Location location = collection(pointer).location();
    if (location instanceof Location.Beyond beyond
        && at(beyond.base()) instanceof Location.Named base) {
      return new Location.Named(base.region(), base.offset() + beyond.offset()).current();
    }
    return location instanceof Location.Named named ? named.current() : location;
  }

  /** σ with a pointer that has just come to be, alone in its collection. */
  Sigma with(SsaPointer pointer, Location location) {
    return new Sigma(
        owners.with(pointer.index(), pointer.index()),
        collections.with(pointer.index(), Collection.of(pointer, location)));
  }

  /** {@code σ ⊕ {k ↦ location, k ∈ [x]}}. */
  Sigma override(SsaPointer pointer, Location location) {
    Collection changed = collection(pointer).at(location);
    return new Sigma(owners, collections.with(changed.id(), changed));
  }

  /**
   * {@code [x]} and {@code [y]} become one, at the meet of their locations. The paper overrides
   * only the members of {@code [x]}; the others must point there as well, since they share a
   * collection.
   */
  Sigma merged(SsaPointer x, SsaPointer y) {
    Collection a = collection(x);
    Collection b = collection(y);
    if (a.id() == b.id()) {
      return this;
    }
    Location meet = at(x).meet(at(y));
    Collection large = a.size() >= b.size() ? a : b;
    Collection small = large == a ? b : a;
    IntMap<Integer> moved = owners;
    for (SsaPointer member : small.members()) {
      moved = moved.with(member.index(), large.id());
    }
    IntMap<Collection> rest = collections.without(small.id());
    return new Sigma(moved, rest.with(large.id(), large.taking(small, meet)));
  }

  /** {@code x == NULL}: the members of {@code [x]} point nowhere, each on its own. */
  Sigma split(SsaPointer x) {
    Sigma all = this;
    for (SsaPointer member : collection(x).members()) {
      all = all.with(member, Location.Plain.NULL);
    }
    return all;
  }

  public boolean share(SsaPointer x, SsaPointer y) {
    return collection(x).id() == collection(y).id();
  }
}
