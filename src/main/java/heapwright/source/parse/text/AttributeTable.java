package heapwright.source.parse.text;

import heapwright.source.parse.position.Sorted;
import heapwright.source.parse.text.Attribute.Name;
import java.util.List;

/** The attributes of a unit, found by where they stand. */
public final class AttributeTable {
  private final List<Attribute> all;
  private final int[] offsets;
  private final char[] text;

  /**
   * @param all in the order of their offsets
   * @param text where they were blanked
   */
  AttributeTable(List<Attribute> all, char[] text) {
    this.all = List.copyOf(all);
    this.text = text;
    this.offsets = all.stream().mapToInt(Attribute::offset).toArray();
  }

  /** Whether some function is to run before or after {@code main}. */
  public boolean haveHooks() {
    return all.stream()
        .map(Attribute::name)
        .anyMatch(name -> name == Name.CONSTRUCTOR || name == Name.DESTRUCTOR);
  }

  /** The attributes from one offset (inclusive) to another (exclusive), in order. */
  public List<Attribute> within(int from, int to) {
    int first = Sorted.firstAtLeast(offsets, offsets.length, from);
    if (first == offsets.length || offsets[first] >= to) {
      return List.of();
    }
    return all.subList(first, Sorted.firstAtLeast(offsets, offsets.length, to));
  }

  /** The attributes in the blank range that ends at an offset. */
  public List<Attribute> directlyBefore(int offset) {
    int last = Sorted.firstAtLeast(offsets, offsets.length, offset);
    int first = last;
    int checked = offset;
    while (first > 0 && isBlank(offsets[first - 1], checked)) {
      checked = offsets[--first];
    }
    return all.subList(first, last);
  }

  /** The attributes in the blank range that begins at an offset. */
  public List<Attribute> directlyAfter(int offset) {
    int first = Sorted.firstAtLeast(offsets, offsets.length, offset);
    int last = first;
    int checked = offset;
    while (last < offsets.length && isBlank(checked, offsets[last])) {
      checked = offsets[last++];
    }
    return all.subList(first, last);
  }

  /** The first place from an offset on where the text has this character. */
  public int find(char wanted, int from) {
    int at = from;
    while (at < text.length && text[at] != wanted) {
      at++;
    }
    return at;
  }

  private boolean isBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (text[i] > ' ') {
        return false;
      }
    }
    return true;
  }
}
