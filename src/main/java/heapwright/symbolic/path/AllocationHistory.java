package heapwright.symbolic.path;

import heapwright.symbolic.persistent.Trail;

/** How many blocks a path asked for, and which of the requests failed, counted from 0. */
public record AllocationHistory(int count, Trail<Integer> failed) {
  static final AllocationHistory NONE = new AllocationHistory(0, Trail.empty());

  AllocationHistory succeeding() {
    return new AllocationHistory(count + 1, failed);
  }

  AllocationHistory failing() {
    return new AllocationHistory(count + 1, failed.with(count));
  }
}
