package heapwright.verify;

import java.util.Optional;

/** A verdict, and the counters that it rests on if they could be read. */
record Judged(Verdict verdict, Optional<Counters> counters) {

  static Judged without(Verdict verdict) {
    return new Judged(verdict, Optional.empty());
  }

  boolean isVerified() {
    return verdict instanceof Verdict.Verified;
  }
}
