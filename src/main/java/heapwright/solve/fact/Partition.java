package heapwright.solve.fact;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Facts grouped so that two groups share no input: each can be answered by itself. A persistent
 * union-find over the inputs, linked by size and never compressed.
 */
public final class Partition {
  /** Facts that hang together, with their inputs. */
  public record Part(SymbolSet symbols, FactChain facts) {
    static final Part NONE = new Part(SymbolSet.EMPTY, FactChain.EMPTY);

    Part joined(Part that) {
      return new Part(symbols.union(that.symbols), facts.joined(that.facts));
    }

    private int weight() {
      return facts.size();
    }
  }

  static final Partition NONE = new Partition(IntMap.empty(), IntMap.empty());

  private final IntMap<Integer> parents;
  private final IntMap<Part> parts;

  private Partition(IntMap<Integer> parents, IntMap<Part> parts) {
    this.parents = parents;
    this.parts = parts;
  }

  private int root(int symbol) {
    int at = symbol;
    for (int up = parents.getOrDefault(at, -1); up >= 0; up = parents.getOrDefault(at, -1)) {
      at = up;
    }
    return at;
  }

  /** The part that a fact with inputs belongs to. */
  public Part of(Term fact) {
    List<Integer> symbols = new ArrayList<>();
    fact.symbols().forEach(symbols::add);
    return parts.getOrDefault(root(symbols.get(0)), Part.NONE);
  }

  /**
   * @param position of the fact among all facts
   */
  Partition with(Term fact, int position) {
    Partition joined = this;
    List<Integer> symbols = new ArrayList<>();
    fact.symbols().forEach(symbols::add);
    int root = root(symbols.get(0));
    for (int symbol : symbols) {
      joined = joined.linked(root, joined.root(symbol));
      root = joined.root(root);
    }
    Part part = joined.parts.getOrDefault(root, Part.NONE);
    Part grown = new Part(part.symbols().union(fact.symbols()), part.facts().with(fact, position));
    return new Partition(joined.parents, joined.parts.with(root, grown));
  }

  private Partition linked(int a, int b) {
    if (a == b) {
      return this;
    }
    Part left = parts.getOrDefault(a, Part.NONE);
    Part right = parts.getOrDefault(b, Part.NONE);
    int top = left.weight() >= right.weight() ? a : b;
    int below = top == a ? b : a;
    return new Partition(
        parents.with(below, top), parts.without(below).with(top, left.joined(right)));
  }
}
