package heapwright.source.parse;

import java.util.List;

/** The attributes of a unit, found by where they stand. */
public final class AttributeTable {
  private final List<Attribute> all;
  private final int[] offsets;

  /** Of attributes in the order of their offsets. */
  AttributeTable(List<Attribute> all) {
    this.all = List.copyOf(all);
    this.offsets = all.stream().mapToInt(Attribute::offset).toArray();
  }

  /** The attributes from one offset (inclusive) to another (exclusive), in order. */
  public List<Attribute> within(int from, int to) {
    int first = Sorted.firstAtLeast(offsets, offsets.length, from);
    if (first == offsets.length || offsets[first] >= to) {
      return List.of();
    }
    return all.subList(first, Sorted.firstAtLeast(offsets, offsets.length, to));
  }
}
