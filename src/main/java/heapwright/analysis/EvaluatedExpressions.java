package heapwright.analysis;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The expressions that a function evaluates. */
public final class EvaluatedExpressions {
  private EvaluatedExpressions() {}

  /** The outermost expressions of all statements and terminators. */
  public static Stream<Expression> of(Function function) {
    return function.blocks().stream()
        .flatMap(
            block ->
                Stream.concat(
                    block.statements().stream().flatMap(s -> s.operands().stream()),
                    block.terminator().operands().stream()));
  }

  /** The expression and all that it is made of; a sum of ten thousand terms is that deep. */
  public static Stream<Expression> parts(Expression whole) {
    List<Expression> found = new ArrayList<>(List.of(whole));
    for (int next = 0; next < found.size(); next++) {
      found.addAll(found.get(next).operands());
    }
    return found.stream();
  }
}
