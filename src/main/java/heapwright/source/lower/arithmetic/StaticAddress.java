package heapwright.source.lower.arithmetic;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.ElementAddress;
import heapwright.ir.code.Expression.FieldAddress;
import heapwright.ir.code.Expression.GlobalAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.SymbolId;
import java.util.Optional;

/** A place in an object with static storage that is known without running anything. */
record StaticAddress(SymbolId object, long offset) {

  /** How many bytes apart two places are, if they are in one object. */
  static Optional<Long> distance(Expression left, Expression right) {
    Optional<StaticAddress> from = of(right);
    return of(left)
        .filter(to -> from.isPresent() && from.get().object().equals(to.object()))
        .map(to -> to.offset() - from.get().offset());
  }

  private static Optional<StaticAddress> of(Expression address) {
    Expression bare = ImplicitConversions.bare(address);
    if (bare instanceof GlobalAddress global) {
      return Optional.of(new StaticAddress(global.symbol(), 0));
    }
    if (bare instanceof FieldAddress field) {
      return of(field.base()).map(base -> base.plus(field.field().offset()));
    }
    if (bare instanceof ElementAddress element
        && element.index() instanceof IntegerConstant index
        && element.stride() instanceof IntegerConstant stride) {
      return of(element.base()).map(base -> base.plus(index.value() * stride.value()));
    }
    return Optional.empty();
  }

  private StaticAddress plus(long bytes) {
    return new StaticAddress(object, offset + bytes);
  }
}
