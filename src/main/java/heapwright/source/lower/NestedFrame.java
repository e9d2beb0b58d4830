package heapwright.source.lower;

import heapwright.ir.BinaryOperator;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.IntegerType;
import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement.Store;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a function has for the functions inside it: an object whose slots hold the addresses of the
 * variables that they use. Its own address is their static chain. The first slot has the number of
 * the activation, which tells the trampolines of recursive activations apart.
 */
final class NestedFrame {
  private static final int SLOTS = 128;

  private final CodeContext code;
  private final Local object;
  private final Map<Local, Integer> slots = new HashMap<>();
  private final Optional<Expression> activation;

  /**
   * @param isTaken whether a function inside becomes a pointer, for which activations are counted
   */
  NestedFrame(CodeContext code, boolean isTaken, SourceSpan span) {
    this.code = code;
    Type type = slotType().array(SLOTS);
    this.object = code.emitter().memoryTemporary(type, span);
    this.activation = isTaken ? Optional.of(enter(span)) : Optional.empty();
  }

  static Type slotType() {
    return VoidType.VOID.pointer();
  }

  /** The type of a static chain. */
  static Type chainType() {
    return slotType().pointer();
  }

  Local object() {
    return object;
  }

  /** The static chain that an entity names. */
  static Expression chain(Local chain, SourceSpan span) {
    return chain.inMemory()
        ? new Expression.LocalAddress(chain, chainType(), span)
        : new Expression.Read(chain, span);
  }

  private Expression enter(SourceSpan span) {
    IntegerType number = code.model().differenceType();
    Expression counter = counter(span);
    Expression mine = code.expressions().accesses().load(counter, Cell.of(number), span);
    Expression next =
        new Expression.Binary(BinaryOperator.ADD, mine, new IntegerConstant(1, number, span), span);
    code.emitter().append(new Store(counter, next, Cell.of(number), span));
    code.emitter()
        .append(
            new Store(
                slot(chain(object, span), 0, number, code.model(), span),
                mine,
                Cell.of(number),
                span));
    return mine;
  }

  private Expression counter(SourceSpan span) {
    IntegerType number = code.model().differenceType();
    SymbolId symbol = code.unit().trampolines().activations(span);
    return new Expression.GlobalAddress(symbol, number.pointer(), span);
  }

  /** What happens before the function returns. */
  void leave(SourceSpan span) {
    activation.ifPresent(
        mine ->
            code.emitter()
                .append(
                    new Store(counter(span), mine, Cell.of(code.model().differenceType()), span)));
  }

  /** The slot of a variable: of its address, or of its value if that is a register. */
  int slot(Local captured) {
    int slot = slots.computeIfAbsent(captured, c -> slots.size() + 1);
    if (slot >= SLOTS) {
      throw new IllegalStateException("a function inside uses more than " + SLOTS + " variables");
    }
    return slot;
  }

  /** Sets the slots of these; where the function that uses them is defined, all are alive. */
  void fill(Set<Local> captured, SourceSpan span) {
    for (Local local : captured) {
      Expression value =
          local.inMemory()
              ? new Expression.LocalAddress(local, local.type().pointer(), span)
              : new Expression.Read(local, span);
      Expression at = slot(chain(object, span), slot(local), value.type(), code.model(), span);
      code.emitter().append(new Store(at, value, Cell.of(value.type()), span));
    }
  }

  /** The address of a slot. */
  static Expression slot(Expression chain, int index, Type type, DataModel model, SourceSpan span) {
    return element(chain, new IntegerConstant(index, model.differenceType(), span), type, model);
  }

  static Expression element(Expression base, Expression index, Type type, DataModel model) {
    SourceSpan span = index.span();
    Expression stride = new IntegerConstant(model.size(slotType()), model.sizeType(), span);
    return new Expression.ElementAddress(base, index, stride, type.pointer(), span);
  }
}
