package heapwright.machine.memory;

import java.util.ArrayDeque;
import java.util.Optional;

/** Keeps dead objects in their windows for a while, so that pointers to them are recognised. */
final class Quarantine {
  private final int capacity;
  private final ArrayDeque<MemoryObject> dead = new ArrayDeque<>();

  Quarantine(int capacity) {
    this.capacity = capacity;
  }

  /** Takes one in; the one that has waited longest leaves if there is no room for both. */
  Optional<MemoryObject> admit(MemoryObject object) {
    dead.addLast(object);
    return dead.size() > capacity ? Optional.of(dead.removeFirst()) : Optional.empty();
  }

  void clear() {
    dead.clear();
  }
}
