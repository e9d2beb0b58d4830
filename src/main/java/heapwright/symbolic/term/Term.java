package heapwright.symbolic.term;

import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.function.Function;

/**
 * A value computed from named inputs. One object per term and {@link Terms}: identity is equality.
 */
public abstract sealed class Term permits Constant, Symbol, Operation {
  private final int id;
  private final Sort sort;
  private final SymbolSet symbols;
  private final int size;
  private final boolean hasNumbers;

  Term(int id, Sort sort, SymbolSet symbols, int size, boolean hasNumbers) {
    this.id = id;
    this.sort = sort;
    this.symbols = symbols;
    this.size = size;
    this.hasNumbers = hasNumbers || sort instanceof Sort.Floating;
  }

  /** Position in the order of creation; dense from 0 within one {@link Terms}. */
  public final int id() {
    return id;
  }

  public final Sort sort() {
    return sort;
  }

  public final int width() {
    return sort.width();
  }

  /** The format of a floating-point number. */
  public final FloatFormat format() {
    return ((Sort.Floating) sort).format();
  }

  /** The inputs that occur in it. */
  public final SymbolSet symbols() {
    return symbols;
  }

  /** Nodes of the term written out as a tree, {@code Integer.MAX_VALUE} if more. */
  public final int size() {
    return size;
  }

  /** Whether it or a part of it is a floating-point number. */
  public final boolean hasNumbers() {
    return hasNumbers;
  }

  public final boolean isConstant() {
    return this instanceof Constant;
  }

  /** Whether it is the constant true of the truth values. */
  public final boolean isTrue() {
    return this instanceof Constant c && c.isTruth(true);
  }

  /** Whether it is the constant false of the truth values. */
  public final boolean isFalse() {
    return this instanceof Constant c && c.isTruth(false);
  }

  // Not the object's address: the order of hash tables must not differ from run to run.
  @Override
  public final int hashCode() {
    return id * 0x9e3779b9;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  /** The term as C writes it, with names of one's own for the inputs. */
  public final String text(Function<Symbol, String> names) {
    return TermText.of(this, names);
  }

  @Override
  public final String toString() {
    return text(Symbol::name);
  }
}
