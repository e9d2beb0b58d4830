package heapwright.source.lower;

import heapwright.ir.Cell;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Qualifiers;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement.Copy;
import heapwright.ir.Statement.Load;
import heapwright.ir.Statement.Store;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.ir.VolatileAccess;
import java.util.Optional;

/** Reads and writes places, by loads and stores where they are in memory. */
final class Accesses {
  private final Emitter emitter;
  private final Conversions conversions;
  private final WeakAddresses weak;

  Accesses(Emitter emitter, Conversions conversions, WeakAddresses weak) {
    this.emitter = emitter;
    this.weak = weak;
    this.conversions = conversions;
  }

  /** C17 6.3.2.1: what an operand gives where its value is wanted. */
  Value read(Operand operand, SourceSpan span) {
    if (operand instanceof Value value) {
      return value;
    }
    if (operand instanceof Operand.Designator function) {
      return new Value.Scalar(weak.value(function.address(), span));
    }
    if (operand instanceof Place.Register register) {
      return new Value.Scalar(new Expression.Read(register.local(), span));
    }
    return read((Place.Memory) operand, span);
  }

  private Value read(Place.Memory place, SourceSpan span) {
    Type type = place.type();
    if (type.isScalar()) {
      return new Value.Scalar(loaded(accessed(place), place.cell(), span));
    }
    Optional<PointerType> decayed = Conversions.decayed(type, place.qualifiers());
    if (decayed.isPresent()) {
      return new Value.Scalar(
          conversions.convert(weak.value(place.address(), span), decayed.get(), span));
    }
    return type instanceof VoidType
        ? Value.Nothing.NOTHING
        : new Value.Aggregate(place.address(), type);
  }

  Expression.Read load(Expression address, Cell cell, SourceSpan span) {
    return loaded(Conversions.bare(address), cell, span);
  }

  private Expression.Read loaded(Expression address, Cell cell, SourceSpan span) {
    Local temporary = emitter.temporary(cell.type(), span);
    emitter.append(new Load(temporary, address, cell, span));
    return new Expression.Read(temporary, span);
  }

  /** What other threads may have written meanwhile. */
  Expression.Read loadShared(Expression address, Cell cell, SourceSpan span) {
    Expression bare = Conversions.bare(address);
    return loaded(Conversions.toChanging(bare, cell.type(), Qualifiers.ATOMIC), cell, span);
  }

  /** The address of a place; that of one that others may change says so by its type. */
  private static Expression accessed(Place.Memory place) {
    Expression address = Conversions.bare(place.address());
    return VolatileAccess.isChanging(place.qualifiers()) && !VolatileAccess.at(address)
        ? Conversions.toChanging(address, place.type(), place.qualifiers())
        : address;
  }

  /** Writes a scalar that has the place's type already. */
  void write(Place target, Expression value, SourceSpan span) {
    if (target instanceof Place.Register register) {
      emitter.assign(register.local(), Conversions.bare(value), span);
    } else {
      Place.Memory memory = (Place.Memory) target;
      emitter.append(new Store(accessed(memory), Conversions.bare(value), memory.cell(), span));
    }
  }

  void copy(Place.Memory target, Value.Aggregate value, SourceSpan span) {
    Expression to = Conversions.bare(target.address());
    emitter.append(new Copy(to, Conversions.bare(value.address()), target.type(), span));
  }

  /** The place of a local variable. */
  static Place place(Local local, Qualifiers qualifiers, SourceSpan span) {
    return local.inMemory()
        ? new Place.Memory(
            new Expression.LocalAddress(local, local.type().pointer(), span),
            Cell.of(local.type()),
            qualifiers)
        : new Place.Register(local, qualifiers);
  }

  static Place.Memory memory(Expression address, Type type) {
    return new Place.Memory(address, Cell.of(type), Qualifiers.NONE);
  }

  /** The value that a local of the lowering's own holds. */
  static Value value(Local local, SourceSpan span) {
    return local.inMemory()
        ? new Value.Aggregate(
            new Expression.LocalAddress(local, local.type().pointer(), span), local.type())
        : new Value.Scalar(new Expression.Read(local, span));
  }
}
