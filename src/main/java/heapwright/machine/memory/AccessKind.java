package heapwright.machine.memory;

import java.util.Locale;

/** What is done to memory. */
enum AccessKind {
  READ,
  WRITE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
