package heapwright.source.lower.values;

import heapwright.ir.Initialiser;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.symbols.LinkedSymbols;
import java.util.List;
import java.util.Optional;

/**
 * Addresses that the linker decides on. It makes NULL of a weak symbol that the unit has not
 * defined where it is used, in a program that lacks it, and another object of a weak alias, in a
 * program where another file defines that name. So what such an address is, is not the unit's to
 * know: it goes through memory that the outside may change.
 */
public final class WeakAddresses {
  private final DataModel model;
  private final LinkedSymbols linked;
  private final Emitter emitter;

  public WeakAddresses(DataModel model, LinkedSymbols linked, Emitter emitter) {
    this.model = model;
    this.linked = linked;
    this.emitter = emitter;
  }

  /** The value of an address where that matters, not only what is there. */
  public Expression value(Expression address, SourceSpan span) {
    Optional<SymbolId> symbol = address.named().filter(linked::isLinkers);
    // A constant expression emits nothing.
    if (symbol.isEmpty() || emitter.discarding()) {
      return address;
    }
    Type type = address.type();
    Expression there = emitter.object(type, span);
    Cell cell = Cell.of(type);
    emitter.append(new Statement.Store(there, address, cell, span));
    String name = symbol.get().key();
    Channel channel = new Channel(symbol.get(), Channel.Kind.LINKER, name, type);
    Expression call = new Expression.IntegerConstant(0, model.differenceType(), span);
    emitter.append(
        new Statement.Havoc(List.of(new Statement.Havoc.Target(channel, there)), call, span));
    Local read = emitter.temporary(type, span);
    emitter.append(new Statement.Load(read, there, cell, span));
    return new Expression.Read(read, span);
  }

  /** An object is mentioned: what the linker has made of the addresses in it decides, too. */
  public void mention(SymbolId object, SourceSpan span) {
    linked.globals().weakAddresses(object).forEach(address -> value(address, span));
  }

  /** The addresses in the initial value of an object that the linker decides on. */
  public static List<Expression> in(Initialiser initialiser, LinkedSymbols linked) {
    return initialiser.items().stream()
        .filter(Initialiser.Item.Scalar.class::isInstance)
        .map(item -> ImplicitConversions.bare(((Initialiser.Item.Scalar) item).value()))
        .filter(value -> value.named().filter(linked::isLinkers).isPresent())
        .toList();
  }
}
