package heapwright.machine.code.expression;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Watches indices that leave an array: of an array that is part of a larger object they may still
 * reach that object, so that memory itself sees nothing wrong; and an address alone accesses
 * nothing. C17 J.2: undefined even then. The last member of a structure that a pointer leads to is
 * left alone, as gcc's own check leaves it: older programs allocate more room for it than they
 * declare.
 */
public final class MemberBounds {
  private static final int INT_BITS = 32;

  private final ExpressionCompiler expressions;
  private final DataModel model;
  private final Map<SymbolId, Global> globals;
  private final FaultLog faults;

  public MemberBounds(ExpressionCompiler expressions, Program program, FaultLog faults) {
    this.expressions = expressions;
    model = program.model();
    globals = program.globals();
    this.faults = faults;
  }

  /** An index, and the greatest that it may be. */
  record Bound(LongCode index, LongCode greatest) {
    boolean isLeft(long index, long[] frame) {
      return index < 0 || index > greatest.eval(frame);
    }
  }

  /**
   * The access with a look at the indices in its address: as they are before it, but of interest
   * only if nothing worse happens.
   */
  public Action watched(Action access, Expression address, SourceSpan at) {
    Action watched = access;
    for (Bound bound : of(address, true)) {
      Action inner = watched;
      watched =
          f -> {
            long index = bound.index().eval(f);
            boolean isLeft = bound.isLeft(index, f);
            inner.run(f);
            if (isLeft) {
              report(index, at);
            }
          };
    }
    return watched;
  }

  void report(long index, SourceSpan at) {
    faults.survive(
        FaultKind.INDEX_OUT_OF_RANGE,
        at,
        () -> "index " + index + " is outside of the array that it is an index into");
  }

  /**
   * The bounds of the indices in an address.
   *
   * @param isAccessed whether there has to be an element; otherwise the address may be the end
   */
  List<Bound> of(Expression address, boolean isAccessed) {
    List<Bound> bounds = new ArrayList<>();
    Expression part = address;
    boolean isElement = isAccessed;
    while (true) {
      if (part instanceof Expression.FieldAddress field) {
        part = field.base();
      } else if (part instanceof Expression.ElementAddress element) {
        bound(element, isAccessed, isElement).ifPresent(bounds::add);
        part = element.base();
      } else {
        return bounds;
      }
      isElement = true;
    }
  }

  /** Memory itself sees what an access does outside of a variable, unless it comes round to it. */
  private Optional<Bound> bound(
      Expression.ElementAddress element, boolean isAccessed, boolean isElement) {
    return indexed(element)
        .filter(array -> !isAccessed || isPart(element.base()) || mayWrap(element.index()))
        .filter(array -> !isTrailing(element.base()))
        .flatMap(array -> bound(element.index(), array, isElement));
  }

  /** The array that an element is one of; none if a pointer is moved. */
  private Optional<Type> indexed(Expression.ElementAddress element) {
    return arrayAt(element.base()).filter(array -> isElementOf(array, element));
  }

  /** What is declared to be at an address, if that is an array. */
  private Optional<Type> arrayAt(Expression address) {
    Optional<Type> there;
    if (address instanceof Expression.FieldAddress f) {
      there = Optional.of(f.field().type());
    } else if (address instanceof Expression.LocalAddress variable) {
      there = Optional.of(variable.local().type());
    } else if (address instanceof Expression.GlobalAddress variable) {
      there = Optional.ofNullable(globals.get(variable.symbol())).map(Global::type);
    } else if (address instanceof Expression.ElementAddress row) {
      Optional<Type> array = indexed(row);
      there = array.isPresent() ? array.map(MemberBounds::element) : moved(row);
    } else {
      there = target(address).filter(array -> !isSingle(array));
    }
    return there.filter(t -> t instanceof ArrayType || t instanceof VariableArrayType);
  }

  /** What a pointer that is moved by whole objects leads to. */
  private Optional<Type> moved(Expression.ElementAddress row) {
    return target(row.base())
        .filter(t -> t instanceof VariableArrayType || hasStride(row, model.size(t)));
  }

  private static Optional<Type> target(Expression pointer) {
    return pointer.type() instanceof PointerType p
            && (p.target() instanceof ArrayType a && a.isComplete()
                || p.target() instanceof VariableArrayType)
        ? Optional.of(p.target())
        : Optional.empty();
  }

  /**
   * Of one element: whether the pointer or the array is meant cannot be decided by the distance.
   */
  private static boolean isSingle(Type array) {
    return array instanceof ArrayType a && a.length() == 1;
  }

  private static Type element(Type array) {
    return array instanceof ArrayType a ? a.element() : ((VariableArrayType) array).element();
  }

  /** Not so where the array was taken for one of something else. */
  private boolean isElementOf(Type array, Expression.ElementAddress element) {
    if (array instanceof ArrayType a) {
      return a.isComplete() && a.length() > 0 && hasStride(element, model.size(a.element()));
    }
    Type part = element(array);
    return !(part instanceof VariableArrayType) && hasStride(element, model.size(part));
  }

  private static boolean hasStride(Expression.ElementAddress element, long size) {
    return element.stride() instanceof Expression.IntegerConstant c && c.value() == size;
  }

  /** Whether an array is only a part of what memory knows as one object. */
  private static boolean isPart(Expression array) {
    return !(array instanceof Expression.LocalAddress || array instanceof Expression.GlobalAddress);
  }

  /** Whether the distance may be so far that it leads back into the object. */
  private static boolean mayWrap(Expression index) {
    return !(index instanceof Expression.IntegerConstant)
        && !(index instanceof Expression.Conversion c
            && c.operand().type() instanceof IntegerType narrow
            && narrow.bits() <= INT_BITS);
  }

  /** The last member of the last member and so on, of something that a pointer leads to. */
  private static boolean isTrailing(Expression array) {
    if (!(array instanceof Expression.FieldAddress)) {
      return false;
    }
    Expression part = array;
    while (true) {
      if (part instanceof Expression.FieldAddress f && isLast(f.field(), f.record())) {
        part = f.base();
      } else if (part instanceof Expression.ElementAddress e) {
        part = e.base();
      } else {
        return !(part instanceof Expression.FieldAddress) && isPart(part);
      }
    }
  }

  private static boolean isLast(Field field, RecordType record) {
    return record.isUnion() || field.equals(record.fields().get(record.fields().size() - 1));
  }

  /** What is still to be looked at when the program runs. */
  private Optional<Bound> bound(Expression index, Type array, boolean isElement) {
    LongCode code = expressions.longs(index);
    int less = isElement ? 1 : 0;
    if (array instanceof ArrayType a) {
      long greatest = a.length() - less;
      boolean isFine = code instanceof ConstantCode c && c.value() >= 0 && c.value() <= greatest;
      return isFine ? Optional.empty() : Optional.of(new Bound(code, new ConstantCode(greatest)));
    }
    LongCode length =
        expressions.longs(new Expression.Read(((VariableArrayType) array).length(), index.span()));
    return Optional.of(new Bound(code, f -> length.eval(f) - less));
  }
}
