package heapwright.machine.printf;

import java.util.Set;

/** Flags, width and precision of a conversion as the format gives them. */
public record FieldSpecification(Set<Flag> flags, Amount width, Amount precision) {
  public FieldSpecification {
    flags = Set.copyOf(flags);
  }
}
