package heapwright.source.lower.nested;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Statement.Store;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.values.LvalueAccess;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a function has for the functions inside it: an object whose slots hold the addresses of the
 * variables that they use. Its own address is their static chain. The first slot has the number of
 * the activation, which tells the trampolines of recursive activations apart.
 */
public final class NestedFrame {
  private static final int SLOTS = 128;

  private final DataModel model;
  private final Emitter emitter;
  private final LvalueAccess accesses;
  private final Trampolines trampolines;
  private final Local object;
  private final Map<Local, Integer> slots = new HashMap<>();
  private final Optional<Expression> activation;

  /**
   * @param isTaken whether a function inside becomes a pointer, for which activations are counted
   */
  public NestedFrame(
      DataModel model,
      Emitter emitter,
      LvalueAccess accesses,
      Trampolines trampolines,
      boolean isTaken,
      SourceSpan span) {
    this.model = model;
    this.emitter = emitter;
    this.accesses = accesses;
    this.trampolines = trampolines;
    Type type = StaticChain.slotType().array(SLOTS);
    this.object = emitter.memoryTemporary(type, span);
    this.activation = isTaken ? Optional.of(enter(span)) : Optional.empty();
  }

  public Local object() {
    return object;
  }

  private Expression enter(SourceSpan span) {
    IntegerType number = model.differenceType();
    Expression counter = counter(span);
    Expression mine = accesses.load(counter, Cell.of(number), span);
    Expression next =
        new Expression.Binary(BinaryOperator.ADD, mine, new IntegerConstant(1, number, span), span);
    emitter.append(new Store(counter, next, Cell.of(number), span));
    emitter.append(
        new Store(
            StaticChain.slot(StaticChain.of(object, span), 0, number, model, span),
            mine,
            Cell.of(number),
            span));
    return mine;
  }

  private Expression counter(SourceSpan span) {
    IntegerType number = model.differenceType();
    SymbolId symbol = trampolines.activations(span);
    return new Expression.GlobalAddress(symbol, number.pointer(), span);
  }

  /** What happens before the function returns. */
  public void leave(SourceSpan span) {
    activation.ifPresent(
        mine ->
            emitter.append(new Store(counter(span), mine, Cell.of(model.differenceType()), span)));
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
  public void fill(List<Local> captured, SourceSpan span) {
    for (Local local : captured) {
      Expression value = Expression.of(local, span);
      Expression at =
          StaticChain.slot(StaticChain.of(object, span), slot(local), value.type(), model, span);
      emitter.append(new Store(at, value, Cell.of(value.type()), span));
    }
  }
}
