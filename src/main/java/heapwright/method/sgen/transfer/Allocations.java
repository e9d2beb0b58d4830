package heapwright.method.sgen.transfer;

import heapwright.method.sgen.ssa.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The requests for memory along one path, which of them fail, and which blocks they gave. */
final class Allocations {
  private final List<Integer> failed = new ArrayList<>();
  private final Map<Region, Turns.Turn> turns = new HashMap<>();
  private int count;

  void failed(boolean isFailure) {
    if (isFailure) {
      failed.add(count);
    }
    count++;
  }

  List<Integer> failed() {
    return List.copyOf(failed);
  }

  /** Whether there is a block was a choice. */
  void made(Region region, Turns.Turn turn) {
    turns.put(region, turn);
  }

  /** The path asks for a pointer to it, or frees it: had there been no block, that would differ. */
  void asked(Region region) {
    Optional.ofNullable(turns.get(region)).ifPresent(Turns.Turn::isAsked);
  }
}
