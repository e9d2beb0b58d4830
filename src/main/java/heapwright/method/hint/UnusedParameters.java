package heapwright.method.hint;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.method.path.StepListener;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Parameters of the function that no statement of a path mentions. */
final class UnusedParameters implements StepListener {
  private final Function function;
  private final Set<Local> used = new HashSet<>();
  private final Set<Object> seen = new HashSet<>();

  UnusedParameters(Function function) {
    this.function = function;
  }

  @Override
  public void moved(PathState before, PathState after) {
    Frame frame = before.frame();
    if (frame.depth() == 0 && seen.add(List.of(frame.block(), frame.index()))) {
      frame
          .statement()
          .map(Statement::operands)
          .orElseGet(() -> frame.code().terminator().operands())
          .forEach(this::use);
    }
  }

  private void use(Expression expression) {
    if (expression instanceof Expression.Read read) {
      used.add(read.local());
    } else if (expression instanceof Expression.LocalAddress address) {
      used.add(address.local());
    }
    expression.operands().forEach(this::use);
  }

  List<String> hints() {
    return function.parameters().stream()
        .filter(p -> !p.name().isEmpty() && !used.contains(p))
        .map(p -> "the parameter " + p.name() + " is never used on the path")
        .toList();
  }
}
