package heapwright.goal.reach;

import heapwright.goal.reach.CounterCode.CheckedCondition;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.Optional;

/**
 * How a condition is asked at a statement: by a call of a function that changes nothing.
 *
 * @param question answers with an integer, other than 0 if the condition holds
 * @param arguments of the function that the statement belongs to
 */
public record Probe(Function question, List<Argument> arguments) {

  public Probe {
    arguments = List.copyOf(arguments);
  }

  /**
   * A condition that can be asked anywhere.
   *
   * @param answer where evaluating it would dereference NULL
   */
  public static Function guarded(Function question, DataModel model, boolean answer) {
    return NullGuards.of(question, model, answer);
  }

  /** The call of the condition, and the test of its answer. */
  CheckedCondition asked(Local answer, Type truth, SourceSpan span) {
    Statement call =
        new Statement.Call(
            Optional.of(answer),
            new Callee.Direct(question.symbol()),
            arguments,
            question.type(),
            span);
    Expression zero = new Expression.IntegerConstant(0, answer.type(), span);
    Expression read = new Expression.Read(answer, span);
    return new CheckedCondition(
        List.of(call), new Expression.Comparison(Relation.NOT_EQUAL, read, zero, truth, span));
  }
}
