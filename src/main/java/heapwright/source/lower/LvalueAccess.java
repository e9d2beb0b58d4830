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
final class LvalueAccess {
  private final Emitter emitter;
  private final ImplicitConversions conversions;
  private final WeakAddresses weak;

  LvalueAccess(Emitter emitter, ImplicitConversions conversions, WeakAddresses weak) {
    this.emitter = emitter;
    this.weak = weak;
    this.conversions = conversions;
  }

  /** C17 6.3.2.1: what an operand gives where its value is wanted. */
  Rvalue read(Operand operand, SourceSpan span) {
    if (operand instanceof Rvalue value) {
      return value;
    }
    if (operand instanceof Operand.Designator function) {
      return new Rvalue.Scalar(weak.value(function.address(), span));
    }
    if (operand instanceof Lvalue.Register register) {
      return new Rvalue.Scalar(new Expression.Read(register.local(), span));
    }
    return read((Lvalue.Memory) operand, span);
  }

  private Rvalue read(Lvalue.Memory place, SourceSpan span) {
    Type type = place.type();
    if (type.isScalar()) {
      return new Rvalue.Scalar(loaded(accessed(place), place.cell(), span));
    }
    Optional<PointerType> decayed = ImplicitConversions.decayed(type, place.qualifiers());
    if (decayed.isPresent()) {
      return new Rvalue.Scalar(
          conversions.convert(weak.value(place.address(), span), decayed.get(), span));
    }
    return type instanceof VoidType
        ? Rvalue.Nothing.NOTHING
        : new Rvalue.Aggregate(place.address(), type);
  }

  Expression.Read load(Expression address, Cell cell, SourceSpan span) {
    return loaded(ImplicitConversions.bare(address), cell, span);
  }

  private Expression.Read loaded(Expression address, Cell cell, SourceSpan span) {
    Local temporary = emitter.temporary(cell.type(), span);
    emitter.append(new Load(temporary, address, cell, span));
    return new Expression.Read(temporary, span);
  }

  /** What other threads may have written meanwhile. */
  Expression.Read loadShared(Expression address, Cell cell, SourceSpan span) {
    Expression bare = ImplicitConversions.bare(address);
    return loaded(ImplicitConversions.toChanging(bare, cell.type(), Qualifiers.ATOMIC), cell, span);
  }

  /** The address of a place; that of one that others may change says so by its type. */
  private static Expression accessed(Lvalue.Memory place) {
    Expression address = ImplicitConversions.bare(place.address());
    return VolatileAccess.isChanging(place.qualifiers()) && !VolatileAccess.at(address)
        ? ImplicitConversions.toChanging(address, place.type(), place.qualifiers())
        : address;
  }

  /** Writes a scalar that has the place's type already. */
  void write(Lvalue target, Expression value, SourceSpan span) {
    if (target instanceof Lvalue.Register register) {
      emitter.assign(register.local(), ImplicitConversions.bare(value), span);
    } else {
      Lvalue.Memory memory = (Lvalue.Memory) target;
      emitter.append(
          new Store(accessed(memory), ImplicitConversions.bare(value), memory.cell(), span));
    }
  }

  void copy(Lvalue.Memory target, Rvalue.Aggregate value, SourceSpan span) {
    Expression to = ImplicitConversions.bare(target.address());
    emitter.append(new Copy(to, ImplicitConversions.bare(value.address()), target.type(), span));
  }

  /** The place of a local variable. */
  static Lvalue place(Local local, Qualifiers qualifiers, SourceSpan span) {
    return local.inMemory()
        ? new Lvalue.Memory(
            new Expression.LocalAddress(local, local.type().pointer(), span),
            Cell.of(local.type()),
            qualifiers)
        : new Lvalue.Register(local, qualifiers);
  }

  static Lvalue.Memory memory(Expression address, Type type) {
    return new Lvalue.Memory(address, Cell.of(type), Qualifiers.NONE);
  }

  /** The value that a local of the lowering's own holds. */
  static Rvalue value(Local local, SourceSpan span) {
    return local.inMemory()
        ? new Rvalue.Aggregate(
            new Expression.LocalAddress(local, local.type().pointer(), span), local.type())
        : new Rvalue.Scalar(new Expression.Read(local, span));
  }
}
