package heapwright.source.lower.nested;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import heapwright.source.lower.values.Operand;
import java.util.ArrayList;
import java.util.List;

/**
 * The first argument of a function inside a function: the address of the frame of the one around
 * it, whose slots hold addresses.
 */
public final class StaticChain {
  private StaticChain() {}

  static Type slotType() {
    return VoidType.VOID.pointer();
  }

  /** The type of a static chain. */
  static Type type() {
    return slotType().pointer();
  }

  /** The static chain that an entity names. */
  static Expression of(Local chain, SourceSpan span) {
    return chain.inMemory()
        ? new Expression.LocalAddress(chain, type(), span)
        : new Expression.Read(chain, span);
  }

  /** The type of a function inside a function with its static chain. */
  public static FunctionType chained(FunctionType type) {
    List<Type> parameters = new ArrayList<>(type.parameters());
    parameters.add(0, type());
    return new FunctionType(type.result(), parameters, type.kind());
  }

  public static Argument argument(NestedFunctionEntity entity, SourceSpan span) {
    return new Argument(of(entity.chain(), span), type());
  }

  /** What a call by name calls. */
  public static Operand.Designator designator(NestedFunctionEntity entity, SourceSpan span) {
    FunctionType chained = chained(entity.type());
    return new Operand.Designator(
        new Expression.FunctionAddress(entity.symbol(), chained.pointer(), span), chained);
  }

  /** The address of a slot. */
  public static Expression slot(
      Expression chain, int index, Type type, DataModel model, SourceSpan span) {
    return element(chain, new IntegerConstant(index, model.differenceType(), span), type, model);
  }

  static Expression element(Expression base, Expression index, Type type, DataModel model) {
    SourceSpan span = index.span();
    Expression stride = new IntegerConstant(model.size(slotType()), model.sizeType(), span);
    return new Expression.ElementAddress(base, index, stride, type.pointer(), span);
  }
}
