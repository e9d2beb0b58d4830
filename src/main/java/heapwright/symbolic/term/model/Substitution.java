package heapwright.symbolic.term.model;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.TermFold;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.function.Function;

/**
 * Terms with other terms in place of their symbols. The result belongs to another {@link Terms} and
 * is simplified there, so that a condition on inputs becomes true or false where they are known.
 */
public final class Substitution extends TermFold<Term> {
  private final Terms target;
  private final Function<Symbol, Term> values;

  /**
   * @param target where the results are made
   * @param values what stands for a symbol, of the same sort and among the target's terms
   */
  public Substitution(Terms target, Function<Symbol, Term> values) {
    this.target = target;
    this.values = values;
  }

  public Term of(Term term) {
    return fold(term);
  }

  @Override
  protected Term constant(Constant constant) {
    return target.constant(constant.sort(), constant.value());
  }

  @Override
  protected Term symbol(Symbol symbol) {
    return values.apply(symbol);
  }

  @Override
  protected Term operation(Operation operation, List<Term> operands) {
    return target.of(
        operation.operator(), operation.sort(), operation.low(), operands.toArray(Term[]::new));
  }
}
