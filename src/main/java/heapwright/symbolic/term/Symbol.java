package heapwright.symbolic.term;

import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;

/** An input whose value is to be found. */
public final class Symbol extends Term {
  private final String name;
  private final BitsReading reading;
  private final int index;

  Symbol(int id, Sort sort, String name, BitsReading reading, int index) {
    super(id, sort, SymbolSet.of(index), 1, false);
    this.name = name;
    this.reading = reading;
    this.index = index;
  }

  public String name() {
    return name;
  }

  public BitsReading reading() {
    return reading;
  }

  /** Position among the symbols of its {@link Terms}, from 0. */
  public int index() {
    return index;
  }
}
