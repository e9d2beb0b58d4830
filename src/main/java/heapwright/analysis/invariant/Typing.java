package heapwright.analysis.invariant;

import heapwright.analysis.Kinship;
import heapwright.ir.RecordType;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Which pieces of memory lie apart because of how they are read. C17 6.5p7 lets nobody read what
 * was written as something else, so what is a member of one record is none of another that is no
 * kin to it. Notes whether that was made use of, as proofs have to say so.
 */
final class Typing {
  private final Kinship kinship;
  private final boolean isLoose;
  private final Map<RecordType, Map<RecordType, Boolean>> known = new IdentityHashMap<>();
  private boolean isReliedOn;

  /** Takes whether pieces of memory may overlap in part. */
  Typing(Kinship kinship, boolean isLoose) {
    this.kinship = kinship;
    this.isLoose = isLoose;
  }

  boolean isLoose() {
    return isLoose;
  }

  boolean isReliedOn() {
    return isReliedOn;
  }

  boolean keepsApart(Slot a, Content inA, Slot b, Content inB) {
    boolean apart =
        !isLoose
            && a.bytes() > 1
            && b.bytes() > 1
            && inA.owner().isPresent()
            && inB.owner().isPresent()
            && !mayShare(inA.owner().get().type(), inB.owner().get().type());
    isReliedOn |= apart;
    return apart;
  }

  private boolean mayShare(RecordType a, RecordType b) {
    return a == b
        || known
            .computeIfAbsent(a, r -> new IdentityHashMap<>())
            .computeIfAbsent(b, other -> kinship.mayShare(a, other));
  }
}
