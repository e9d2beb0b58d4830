package heapwright.machine.code;

import heapwright.ir.ArrayType;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Field;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Watches indices that leave an array which is part of a larger object: what they reach instead
 * lies in the object, so that memory itself sees nothing wrong. C17 J.2: undefined even then. The
 * last member of a structure is left alone, as gcc's own check leaves it: older programs allocate
 * more room for it than they declare.
 */
final class MemberBounds {
  private final ExpressionCompiler expressions;
  private final DataModel model;
  private final Map<SymbolId, Global> globals;
  private final FaultLog faults;

  MemberBounds(ExpressionCompiler expressions, Program program, FaultLog faults) {
    this.expressions = expressions;
    model = program.model();
    globals = program.globals();
    this.faults = faults;
  }

  /** An index, and what it has to be less than. */
  private record Bound(LongCode index, long length) {}

  /**
   * The access with a look at the indices in its address: as they are before it, but of interest
   * only if nothing worse happens.
   */
  Action watched(Action access, Expression address, SourceSpan at) {
    List<Bound> bounds = new ArrayList<>();
    collect(address, bounds);
    Action watched = access;
    for (Bound bound : bounds) {
      Action inner = watched;
      watched =
          f -> {
            long index = bound.index().eval(f);
            inner.run(f);
            if (index < 0 || index >= bound.length()) {
              report(index, bound.length(), at);
            }
          };
    }
    return watched;
  }

  private void report(long index, long length, SourceSpan at) {
    faults.survive(
        FaultKind.INDEX_OUT_OF_RANGE,
        at,
        () -> "index " + index + " into a part of an object that has " + length + " elements");
  }

  private void collect(Expression address, List<Bound> bounds) {
    if (address instanceof Expression.FieldAddress field) {
      collect(field.base(), bounds);
    } else if (address instanceof Expression.ElementAddress element) {
      collect(element.base(), bounds);
      part(element.base())
          .filter(array -> array.isComplete() && isElementOf(array, element))
          .flatMap(array -> bound(element.index(), array.length()))
          .ifPresent(bounds::add);
    }
  }

  /** The array that an address is the start of, if it is declared as part of something. */
  private Optional<ArrayType> part(Expression address) {
    Optional<Type> part = Optional.empty();
    if (address instanceof Expression.FieldAddress f && !isLast(f.field(), f.record())) {
      part = Optional.of(f.field().type());
    } else if (address instanceof Expression.ElementAddress row) {
      part =
          whole(row.base()).filter(array -> isElementOf(array, row)).map(array -> array.element());
    }
    return part.filter(t -> t instanceof ArrayType).map(t -> (ArrayType) t);
  }

  /** As {@link #part}, also where it is the last member or no member at all. */
  private Optional<ArrayType> whole(Expression address) {
    Optional<Type> whole = Optional.empty();
    if (address instanceof Expression.FieldAddress f) {
      whole = Optional.of(f.field().type());
    } else if (address instanceof Expression.LocalAddress variable) {
      whole = Optional.of(variable.local().type());
    } else if (address instanceof Expression.GlobalAddress variable) {
      whole = Optional.ofNullable(globals.get(variable.symbol())).map(Global::type);
    }
    return whole.isEmpty()
        ? part(address)
        : whole.filter(t -> t instanceof ArrayType).map(t -> (ArrayType) t);
  }

  private static boolean isLast(Field field, RecordType record) {
    return record.isUnion() || field.equals(record.fields().get(record.fields().size() - 1));
  }

  /** Not so where the array was taken for one of something else. */
  private boolean isElementOf(ArrayType array, Expression.ElementAddress element) {
    return array.isComplete()
        && element.stride() instanceof Expression.IntegerConstant stride
        && stride.value() == model.size(array.element());
  }

  /** What is still to be looked at when the program runs. */
  private Optional<Bound> bound(Expression index, long length) {
    LongCode code = expressions.longs(index);
    boolean isFine = code instanceof Constant c && c.value() >= 0 && c.value() < length;
    return isFine ? Optional.empty() : Optional.of(new Bound(code, length));
  }
}
