package heapwright.symbolic.path;

import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where {@code longjmp} lands in an active call.
 *
 * @param sites the number of the setjmp that noted each buffer; ends with the call
 * @param landing the jump that just landed here
 */
public record JumpTargets(Map<Place, Integer> sites, Optional<Landing> landing) {
  static final JumpTargets NONE = new JumpTargets(Map.of(), Optional.empty());

  /**
   * @param site the number of the setjmp
   * @param value what it returns
   */
  public record Landing(int site, SymbolicValue value) {}

  public JumpTargets {
    sites = Map.copyOf(sites);
  }

  public JumpTargets with(Place buffer, int site) {
    Map<Place, Integer> all = new HashMap<>(sites);
    all.put(buffer, site);
    return new JumpTargets(all, landing);
  }

  public JumpTargets with(Optional<Landing> newLanding) {
    return new JumpTargets(sites, newLanding);
  }
}
