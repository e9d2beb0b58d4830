package heapwright.solve.fact;

import heapwright.symbolic.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** Facts in the order they were assumed; persistent, joined in constant time. */
public final class FactChain {
  private record Entry(Term fact, int position) {}

  static final FactChain EMPTY = new FactChain(List.of(), List.of(), 0);

  private final List<Entry> entries;
  private final List<FactChain> parts;
  private final int size;

  private FactChain(List<Entry> entries, List<FactChain> parts, int size) {
    this.entries = entries;
    this.parts = parts;
    this.size = size;
  }

  int size() {
    return size;
  }

  FactChain with(Term fact) {
    return with(fact, size);
  }

  /**
   * @param position where it stands among all facts
   */
  FactChain with(Term fact, int position) {
    List<FactChain> before = size == 0 ? List.of() : List.of(this);
    return new FactChain(List.of(new Entry(fact, position)), before, size + 1);
  }

  FactChain joined(FactChain that) {
    if (size == 0 || that.size == 0) {
      return size == 0 ? that : this;
    }
    return new FactChain(List.of(), List.of(this, that), size + that.size);
  }

  public List<Term> oldestFirst() {
    List<Entry> all = new ArrayList<>(size);
    Deque<FactChain> open = new ArrayDeque<>();
    open.push(this);
    while (!open.isEmpty()) {
      FactChain chain = open.pop();
      all.addAll(chain.entries);
      chain.parts.forEach(open::push);
    }
    all.sort(Comparator.comparingInt(Entry::position));
    return all.stream().map(Entry::fact).toList();
  }
}
