package heapwright.symbolic;

import heapwright.symbolic.persistent.Trail;

/** How many blocks a path asked for, and which of the requests failed, counted from 0. */
public record Allocations(int count, Trail<Integer> failed) {
  static final Allocations NONE = new Allocations(0, Trail.empty());

  Allocations succeeding() {
    return new Allocations(count + 1, failed);
  }

  Allocations failing() {
    return new Allocations(count + 1, failed.with(count));
  }
}
