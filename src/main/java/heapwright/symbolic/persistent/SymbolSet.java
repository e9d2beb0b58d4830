package heapwright.symbolic.persistent;

import java.util.function.IntConsumer;

/**
 * A set of symbol indices: a persistent trie of 64-bit words. A union shares what it can, so that
 * along a chain of additions each set costs a path of the trie and not a copy of the former set.
 */
public final class SymbolSet {
  private static final int BITS = 6;
  private static final SymbolSet[] NO_CHILDREN = {};

  public static final SymbolSet EMPTY = new SymbolSet(0, 0, NO_CHILDREN);

  /** 0 for a leaf, whose word holds the elements; else the bits below a child's digit. */
  private final int shift;

  private final long word;
  private final SymbolSet[] children;

  private SymbolSet(int shift, long word, SymbolSet[] children) {
    this.shift = shift;
    this.word = word;
    this.children = children;
  }

  public static SymbolSet of(int index) {
    SymbolSet set = new SymbolSet(0, 1L << index, NO_CHILDREN);
    for (int shift = BITS; shift < Integer.SIZE && index >>> shift != 0; shift += BITS) {
      set = new SymbolSet(shift, 1L << (index >>> shift), new SymbolSet[] {set});
    }
    return set;
  }

  public boolean contains(int index) {
    SymbolSet at = this;
    if (shift + BITS < Integer.SIZE && index >>> shift + BITS != 0) {
      return false;
    }
    while (at.shift > 0) {
      long bit = 1L << (index >>> at.shift);
      if ((at.word & bit) == 0) {
        return false;
      }
      at = at.children[Long.bitCount(at.word & bit - 1)];
    }
    return (at.word & 1L << index) != 0;
  }

  public int size() {
    if (shift == 0) {
      return Long.bitCount(word);
    }
    int size = 0;
    for (SymbolSet child : children) {
      size += child.size();
    }
    return size;
  }

  /** Calls for each index, ascending. */
  public void forEach(IntConsumer consumer) {
    forEach(0, consumer);
  }

  private void forEach(int prefix, IntConsumer consumer) {
    int child = 0;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      int index = prefix | Long.numberOfTrailingZeros(rest) << shift;
      if (shift == 0) {
        consumer.accept(index);
      } else {
        children[child++].forEach(index, consumer);
      }
    }
  }

  public boolean intersects(SymbolSet that) {
    if (shift != that.shift) {
      return shift < that.shift ? lifted(that.shift).meets(that) : meets(that.lifted(shift));
    }
    return meets(that);
  }

  private boolean meets(SymbolSet that) {
    long common = word & that.word;
    if (shift == 0 || common == 0) {
      return common != 0;
    }
    for (long rest = common; rest != 0; rest &= rest - 1) {
      if (child(rest & -rest).meets(that.child(rest & -rest))) {
        return true;
      }
    }
    return false;
  }

  public SymbolSet union(SymbolSet that) {
    if (this == that || that.word == 0) {
      return this;
    }
    if (word == 0) {
      return that;
    }
    if (shift != that.shift) {
      return shift < that.shift ? that.joined(lifted(that.shift)) : joined(that.lifted(shift));
    }
    return joined(that);
  }

  private SymbolSet lifted(int to) {
    SymbolSet set = this;
    for (int at = shift + BITS; at <= to; at += BITS) {
      set = new SymbolSet(at, set.word == 0 ? 0 : 1, new SymbolSet[] {set});
    }
    return set;
  }

  private SymbolSet child(long bit) {
    return children[Long.bitCount(word & bit - 1)];
  }

  /** The union with a set of the same height; one of the two themselves if it holds the other. */
  private SymbolSet joined(SymbolSet that) {
    long all = word | that.word;
    if (this == that) {
      return this;
    }
    if (shift == 0) {
      return all == word ? this : all == that.word ? that : new SymbolSet(0, all, NO_CHILDREN);
    }
    SymbolSet[] joined = new SymbolSet[Long.bitCount(all)];
    boolean asThis = all == word;
    boolean asThat = all == that.word;
    int at = 0;
    for (long rest = all; rest != 0; rest &= rest - 1, at++) {
      long bit = rest & -rest;
      if ((word & bit) == 0) {
        joined[at] = that.child(bit);
      } else if ((that.word & bit) == 0) {
        joined[at] = child(bit);
      } else {
        joined[at] = child(bit).joined(that.child(bit));
        asThis &= joined[at] == child(bit);
        asThat &= joined[at] == that.child(bit);
      }
    }
    return asThis ? this : asThat ? that : new SymbolSet(shift, all, joined);
  }
}
