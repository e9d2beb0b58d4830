package heapwright.symbolic.persistent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * An immutable map from integers that are not negative, ordered by them: a radix tree with 32
 * children a node. A change copies one path, of seven nodes at most.
 */
public final class IntMap<V> {
  private static final int BITS = 5;
  private static final Node NO_NODE = new Node(0, new Object[0]);
  private static final IntMap<?> EMPTY = new IntMap<>(NO_NODE, 0, 0);

  /** Slots hold values at the lowest level and nodes above it. */
  private record Node(int bitmap, Object[] slots) {
    boolean has(int bit) {
      return (bitmap & bit) != 0;
    }

    int position(int bit) {
      return Integer.bitCount(bitmap & bit - 1);
    }

    Object slot(int bit) {
      return slots[position(bit)];
    }

    Node with(int bit, Object slot) {
      int at = position(bit);
      if (has(bit)) {
        Object[] changed = slots.clone();
        changed[at] = slot;
        return new Node(bitmap, changed);
      }
      Object[] grown = Arrays.copyOf(slots, slots.length + 1);
      System.arraycopy(slots, at, grown, at + 1, slots.length - at);
      grown[at] = slot;
      return new Node(bitmap | bit, grown);
    }

    Node without(int bit) {
      int at = position(bit);
      Object[] shrunk = Arrays.copyOf(slots, slots.length - 1);
      System.arraycopy(slots, at + 1, shrunk, at, shrunk.length - at);
      return new Node(bitmap & ~bit, shrunk);
    }
  }

  private final Node root;
  private final int shift;
  private final int size;

  private IntMap(Node root, int shift, int size) {
    this.root = root;
    this.shift = shift;
    this.size = size;
  }

  @SuppressWarnings("unchecked") // Holds no value, so any type of value will do.
  public static <V> IntMap<V> empty() {
    return (IntMap<V>) EMPTY;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Whether another map has the same values under the same keys. */
  public boolean isSameAs(IntMap<V> other) {
    if (root == other.root) {
      return true;
    }
    boolean[] isSame = {size == other.size};
    if (isSame[0]) {
      forEach(e -> isSame[0] &= e.value().equals(other.getOrDefault(e.key(), null)));
    }
    return isSame[0];
  }

  public Optional<V> get(int key) {
    return Optional.ofNullable(getOrDefault(key, null));
  }

  public boolean contains(int key) {
    return getOrDefault(key, null) != null;
  }

  @SuppressWarnings("unchecked") // Only values are put at the lowest level.
  public V getOrDefault(int key, V absent) {
    if (!reaches(key)) {
      return absent;
    }
    Node node = root;
    for (int at = shift; ; at -= BITS) {
      int bit = 1 << (key >>> at);
      if (!node.has(bit)) {
        return absent;
      }
      if (at == 0) {
        return (V) node.slot(bit);
      }
      node = (Node) node.slot(bit);
    }
  }

  private boolean reaches(int key) {
    return key >= 0 && (shift + BITS >= Integer.SIZE || key >>> shift + BITS == 0);
  }

  /** The map with one more or one changed value. */
  public IntMap<V> with(int key, V value) {
    if (key < 0 || value == null) {
      throw new IllegalArgumentException(key + " to " + value);
    }
    Node top = root;
    int height = shift;
    while (height + BITS < Integer.SIZE && key >>> height + BITS != 0) {
      top = top.bitmap() == 0 ? top : new Node(1, new Object[] {top});
      height += BITS;
    }
    int grown = contains(key) ? size : size + 1;
    return new IntMap<>(put(top, height, key, value), height, grown);
  }

  private static Node put(Node node, int at, int key, Object value) {
    int bit = 1 << (key >>> at);
    if (at == 0) {
      return node.with(bit, value);
    }
    Node child = node.has(bit) ? (Node) node.slot(bit) : NO_NODE;
    return node.with(bit, put(child, at - BITS, key, value));
  }

  public IntMap<V> without(int key) {
    return contains(key) ? new IntMap<>(remove(root, shift, key), shift, size - 1) : this;
  }

  private static Node remove(Node node, int at, int key) {
    int bit = 1 << (key >>> at);
    if (at == 0) {
      return node.without(bit);
    }
    Node child = remove((Node) node.slot(bit), at - BITS, key);
    return child.bitmap() == 0 ? node.without(bit) : node.with(bit, child);
  }

  /** The values, by ascending key. */
  public List<V> values() {
    List<V> values = new ArrayList<>(size);
    forEach(e -> values.add(e.value()));
    return values;
  }

  /** A key and its value. */
  public record Entry<V>(int key, V value) {}

  /** Calls for each entry, by ascending key. */
  public void forEach(Consumer<Entry<V>> consumer) {
    visit(root, shift, 0, consumer);
  }

  @SuppressWarnings("unchecked") // Only values are put at the lowest level.
  private static <V> void visit(Node node, int at, int prefix, Consumer<Entry<V>> consumer) {
    int slot = 0;
    for (int rest = node.bitmap(); rest != 0; rest &= rest - 1, slot++) {
      int key = prefix | Integer.numberOfTrailingZeros(rest) << at;
      if (at == 0) {
        consumer.accept(new Entry<>(key, (V) node.slots()[slot]));
      } else {
        visit((Node) node.slots()[slot], at - BITS, key, consumer);
      }
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    forEach(
        e ->
            text.append(text.length() == 1 ? "" : ", ")
                .append(e.key())
                .append('=')
                .append(e.value()));
    return text.append('}').toString();
  }
}
