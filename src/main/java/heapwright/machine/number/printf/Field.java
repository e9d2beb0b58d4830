package heapwright.machine.number.printf;

import java.util.Set;

/** Flags, width and precision of a conversion as the format gives them. */
public record Field(Set<Flag> flags, Amount width, Amount precision) {
  public Field {
    flags = Set.copyOf(flags);
  }
}
