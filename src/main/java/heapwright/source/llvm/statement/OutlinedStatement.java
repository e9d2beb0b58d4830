package heapwright.source.llvm.statement;

import heapwright.ir.source.SourceStatement;
import java.util.List;

/**
 * A statement in the text.
 *
 * @param from the offset of its first character; of a decision, that of its head only
 * @param to the offset behind its last one
 * @param conditions what it decides on, in order: the operands of {@code &&} and {@code ||}
 * @param optional whether it is a statement only if it has code: a declaration without a value
 * @param repeats whether it is the decision of a loop over a range, whose code has one place
 */
record OutlinedStatement(
    SourceStatement.Kind kind,
    int from,
    int to,
    List<Extent> conditions,
    boolean optional,
    boolean repeats) {
  OutlinedStatement {
    conditions = List.copyOf(conditions);
  }

  /** A part of the text. */
  record Extent(int from, int to) {
    boolean holds(int offset) {
      return from <= offset && offset < to;
    }
  }

  boolean holds(int offset) {
    return from <= offset && offset < to;
  }

  int length() {
    return to - from;
  }
}
