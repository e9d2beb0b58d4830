package heapwright.source.lower.builtins;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.ElementAddress;
import heapwright.ir.code.Expression.FieldAddress;
import heapwright.ir.code.Expression.GlobalAddress;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.LocalAddress;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.symbols.GlobalTable;
import java.util.Optional;

/**
 * How many bytes follow an address in its object, as {@code __builtin_object_size} knows without
 * optimisation: only where the address is that of a variable or of a part of one.
 */
final class ObjectSizes {
  private final DataModel model;
  private final GlobalTable globals;
  private final boolean closest;

  /** Bytes in all, and the place in them. */
  private record Extent(long size, long offset) {}

  /**
   * @param closest whether the member or element counts that the address was taken of
   */
  ObjectSizes(DataModel model, GlobalTable globals, boolean closest) {
    this.model = model;
    this.globals = globals;
    this.closest = closest;
  }

  Optional<Long> after(Expression address) {
    return extent(address)
        .filter(e -> e.offset() >= 0 && e.offset() <= e.size())
        .map(e -> e.size() - e.offset());
  }

  private Optional<Extent> extent(Expression address) {
    Expression bare = ImplicitConversions.bare(address);
    if (bare instanceof LocalAddress local) {
      return of(local.local().type());
    }
    if (bare instanceof GlobalAddress global) {
      return globals.type(global.symbol()).flatMap(this::of);
    }
    if (bare instanceof FieldAddress field) {
      return closest
          ? of(field.field().type())
          : extent(field.base()).map(e -> moved(e, field.field().offset()));
    }
    if (bare instanceof ElementAddress element
        && element.index() instanceof IntegerConstant index
        && element.stride() instanceof IntegerConstant stride) {
      return extent(element.base()).map(e -> moved(e, index.value() * stride.value()));
    }
    return Optional.empty();
  }

  private static Extent moved(Extent extent, long bytes) {
    return new Extent(extent.size(), extent.offset() + bytes);
  }

  private Optional<Extent> of(Type type) {
    boolean known =
        type.isScalar()
            || type instanceof ArrayType array && array.isComplete() && array.length() > 0
            || type instanceof RecordType record && record.isComplete();
    return known ? Optional.of(new Extent(model.size(type), 0)) : Optional.empty();
  }
}
