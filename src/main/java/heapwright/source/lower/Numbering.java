package heapwright.source.lower;

import heapwright.ir.DecisionId;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement;
import heapwright.ir.StatementNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbered statements of a function. Numbers follow the source, but code is not always lowered
 * in that order (a call's last argument comes first), so the numbers given out are provisional and
 * {@link #order} says at the end what they have become.
 */
final class Numbering {

  /** A numbered statement, with the offsets of the conditions inside its {@code &&}s. */
  private record Entry(
      int offset, SourceStatement.Kind kind, SourceSpan span, List<Integer> conditions) {}

  private final List<Entry> entries = new ArrayList<>();
  private StatementNumber current = new StatementNumber(0);

  /** A new statement that begins at this offset; it becomes the current one. */
  StatementNumber begin(int offset, SourceStatement.Kind kind, SourceSpan span) {
    throw new UnsupportedOperationException(entries.toString() + offset + kind + span);
  }

  /** The statement to which conditions of values belong. */
  StatementNumber current() {
    return current;
  }

  /** Goes back to a statement after others were nested in it. */
  void resume(StatementNumber statement) {
    current = statement;
  }

  /** The next condition of a statement that has several. */
  DecisionId condition(StatementNumber statement, int offset) {
    throw new UnsupportedOperationException(statement.toString() + offset);
  }
}
