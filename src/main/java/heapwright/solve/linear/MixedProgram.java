package heapwright.solve.linear;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A mixed-integer program that is being written: columns, and rows over them. */
final class MixedProgram {
  /**
   * Inputs wider than this are kept within it, so that sums of them stay within 64 bits; that there
   * is no solution then proves nothing.
   */
  private static final int WIDE = 46;

  /** A constraint: the sum, its constant included, lies within bounds. */
  record Row(LinearSum sum, long least, long greatest) {}

  private final List<Column> columns = new ArrayList<>();
  private final Map<Symbol, Column> inputs = new LinkedHashMap<>();
  private final List<Row> rows = new ArrayList<>();
  private final List<Column> wraps = new ArrayList<>();
  private int switches;
  private boolean narrowed;

  /** The column of an input, read as people read it. */
  Column input(Symbol symbol) {
    return inputs.computeIfAbsent(symbol, this::newInput);
  }

  private Column newInput(Symbol symbol) {
    narrowed |= symbol.width() > WIDE;
    int bits = Math.min(symbol.width(), WIDE);
    return isSigned(symbol)
        ? column(-(1L << bits - 1), (1L << bits - 1) - 1)
        : column(0, (1L << bits) - 1);
  }

  static boolean isSigned(Symbol symbol) {
    return symbol.reading() == BitsReading.SIGNED && symbol.sort() instanceof Sort.Bits;
  }

  Column column(long least, long greatest) {
    Column column = new Column(columns.size(), least, greatest);
    columns.add(column);
    return column;
  }

  Column newSwitch() {
    switches++;
    return column(0, 1);
  }

  /** A column that says how often a sum has wrapped around. */
  Column newWrap(long least, long greatest) {
    Column column = column(least, greatest);
    wraps.add(column);
    return column;
  }

  /** Where sums may leave their types; all of them 0 if none does. */
  List<Column> wraps() {
    return wraps;
  }

  /** A row; bounds beyond what the sum can come to are as good as none. */
  void require(LinearSum sum, long least, long greatest) {
    rows.add(new Row(sum, Math.max(least, sum.least()), Math.min(greatest, sum.greatest())));
  }

  List<Column> columns() {
    return columns;
  }

  Map<Symbol, Column> inputs() {
    return inputs;
  }

  List<Row> rows() {
    return rows;
  }

  /** Whether inputs are kept within narrower bounds than their own. */
  boolean isNarrowed() {
    return narrowed;
  }

  ProblemSize size() {
    int integers = columns.size() - inputs.size() - switches;
    return new ProblemSize(inputs.size(), integers, switches, rows.size());
  }
}
