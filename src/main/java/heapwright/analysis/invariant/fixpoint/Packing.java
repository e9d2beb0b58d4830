package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.EvaluatedExpressions;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.type.DataModel;

/**
 * Records whose members may lie anywhere. What the analysis knows of memory rests on members of one
 * size being the same or apart, so it does not speak of programs that have such records.
 */
final class Packing {
  private Packing() {}

  static boolean mayHappen(Program program) {
    return program.functions().values().stream()
        .flatMap(EvaluatedExpressions::of)
        .flatMap(EvaluatedExpressions::parts)
        .anyMatch(e -> e instanceof Expression.FieldAddress f && isLoose(f, program.model()));
  }

  private static boolean isLoose(Expression.FieldAddress e, DataModel model) {
    int wanted = model.alignment(e.field().type());
    boolean isMisplaced = e.field().bits().isEmpty() && e.field().offset() % wanted != 0;
    return isMisplaced || e.record().layout().alignment() < wanted;
  }
}
