package heapwright.symbolic.path;

import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicHeap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The hypotheses of a search, by the pointers that they are about: there may be thousands. */
public final class AliasHypotheses {
  private final Map<String, AliasHypothesis> byPointer = new HashMap<>();
  private final Set<String> targets = new HashSet<>();
  private final Map<String, PointerId> places = new HashMap<>();

  public AliasHypotheses(List<AliasHypothesis> aliases) {
    for (AliasHypothesis alias : aliases) {
      byPointer.putIfAbsent(alias.pointer(), alias);
      targets.add(alias.target());
    }
  }

  public Optional<AliasHypothesis> of(String pointer) {
    return Optional.ofNullable(byPointer.get(pointer));
  }

  /** Notes a pointer that some state of the search met. */
  public void met(InputPointer pointer) {
    if (targets.contains(pointer.path())) {
      places.put(pointer.path(), pointer.id());
    }
  }

  /** The pointer of this name; in states of other paths its place may differ. */
  public Optional<InputPointer> target(String name, SymbolicHeap heap) {
    Optional<InputPointer> likely =
        Optional.ofNullable(places.get(name))
            .flatMap(heap::find)
            .filter(pointer -> pointer.path().equals(name));
    return likely.isPresent()
        ? likely
        : heap.pointers().stream().filter(p -> p.path().equals(name)).findFirst();
  }
}
