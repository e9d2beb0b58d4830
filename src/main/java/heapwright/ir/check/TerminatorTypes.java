package heapwright.ir.check;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.Types;

/** Checks the types of what a block ends with. */
final class TerminatorTypes implements Terminator.Cases<Boolean> {
  private final WellFormed check;
  private final ExpressionTypes expressions;

  TerminatorTypes(WellFormed check) {
    this.check = check;
    this.expressions = new ExpressionTypes(check);
  }

  private boolean require(boolean holds, Terminator at, String what) {
    check.require(holds, at.span(), what);
    return holds;
  }

  @Override
  public Boolean jump(Terminator.Jump t) {
    return true;
  }

  @Override
  public Boolean branch(Terminator.Branch t) {
    return t.condition().match(expressions)
        && require(t.condition().type().isInteger(), t, "a condition that is no integer");
  }

  @Override
  public Boolean choose(Terminator.Switch t) {
    return t.subject().match(expressions)
        && require(t.subject().type().isInteger(), t, "a switch on no integer");
  }

  @Override
  public Boolean giveBack(Terminator.Return t) {
    if (t.value().isEmpty()) {
      return true;
    }
    Expression value = t.value().get();
    Type result = check.function().type().result();
    boolean fits =
        result.isAggregate()
            ? value.type() instanceof PointerType
            : Types.same(value.type(), result);
    return value.match(expressions) && require(fits, t, "returns " + value.type());
  }

  @Override
  public Boolean unreachable(Terminator.Unreachable t) {
    return true;
  }
}
