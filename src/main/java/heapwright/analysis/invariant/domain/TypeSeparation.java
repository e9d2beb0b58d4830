package heapwright.analysis.invariant.domain;

import heapwright.analysis.TypeBasedAliasing;
import heapwright.ir.type.RecordType;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which pieces of memory lie apart because of how they are read. C17 6.5p7 forbids reading an
 * object as another type, so members of unrelated records lie apart. Records whether this was used,
 * since proofs list it as an assumption.
 */
public final class TypeSeparation {
  private final TypeBasedAliasing aliasing;
  private final boolean isLoose;
  private final Map<RecordType, Map<RecordType, Boolean>> known = new IdentityHashMap<>();
  private boolean isReliedOn;

  /** Takes whether pieces of memory may overlap in part. */
  public TypeSeparation(TypeBasedAliasing aliasing, boolean isLoose) {
    this.aliasing = aliasing;
    this.isLoose = isLoose;
  }

  public boolean isLoose() {
    return isLoose;
  }

  public boolean isReliedOn() {
    return isReliedOn;
  }

  /** Whether members of these records, if they are members, lie apart. */
  public boolean keepsApart(Optional<RecordType> a, Optional<RecordType> b) {
    boolean apart = !isLoose && a.isPresent() && b.isPresent() && !mayShare(a.get(), b.get());
    isReliedOn |= apart;
    return apart;
  }

  private boolean mayShare(RecordType a, RecordType b) {
    return a == b
        || known
            .computeIfAbsent(a, r -> new IdentityHashMap<>())
            .computeIfAbsent(b, other -> aliasing.mayShare(a, other));
  }
}
