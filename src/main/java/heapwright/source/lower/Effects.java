package heapwright.source.lower;

import heapwright.ir.Local;
import heapwright.ir.Statement;

/** What statements do to registers. */
final class Effects {
  private Effects() {}

  /** Whether the statement sets a variable of the source that lives in a register. */
  static boolean writesVariable(Statement statement) {
    return statement instanceof Statement.Assign s && isVariable(s.target())
        || statement instanceof Statement.Load l && isVariable(l.target())
        || statement instanceof Statement.Call c
            && c.result().filter(Effects::isVariable).isPresent();
  }

  private static boolean isVariable(Local local) {
    return !local.isTemporary() && !local.inMemory();
  }
}
