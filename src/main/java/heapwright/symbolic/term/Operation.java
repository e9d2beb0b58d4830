package heapwright.symbolic.term;

import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.List;

/** An operator applied to terms. */
public final class Operation extends Term {
  private final Operator operator;
  private final Term[] operands;
  private final int low;

  Operation(int id, Sort sort, Operator operator, int low, Term[] operands) {
    super(id, sort, union(operands), sizeOf(operands), haveNumbers(operands));
    this.operator = operator;
    this.operands = operands;
    this.low = low;
  }

  private static SymbolSet union(Term[] operands) {
    SymbolSet all = operands[0].symbols();
    for (int i = 1; i < operands.length; i++) {
      all = all.union(operands[i].symbols());
    }
    return all;
  }

  private static int sizeOf(Term[] operands) {
    long size = 1;
    for (Term operand : operands) {
      size += operand.size();
    }
    return (int) Math.min(size, Integer.MAX_VALUE);
  }

  private static boolean haveNumbers(Term[] operands) {
    for (Term operand : operands) {
      if (operand.hasNumbers()) {
        return true;
      }
    }
    return false;
  }

  public Operator operator() {
    return operator;
  }

  public int arity() {
    return operands.length;
  }

  public Term operand(int index) {
    return operands[index];
  }

  Term[] operandArray() {
    return operands;
  }

  public List<Term> operands() {
    return List.of(operands);
  }

  /** Of {@link Operator#EXTRACT}: the first bit taken; otherwise 0. */
  public int low() {
    return low;
  }
}
