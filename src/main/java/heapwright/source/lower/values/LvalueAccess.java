package heapwright.source.lower.values;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement.Copy;
import heapwright.ir.code.Statement.Load;
import heapwright.ir.code.Statement.Store;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.blocks.Emitter;
import java.util.Optional;

/** Reads and writes places, by loads and stores where they are in memory. */
public final class LvalueAccess {
  private final Emitter emitter;
  private final ImplicitConversions conversions;
  private final WeakAddresses weak;

  public LvalueAccess(Emitter emitter, ImplicitConversions conversions, WeakAddresses weak) {
    this.emitter = emitter;
    this.weak = weak;
    this.conversions = conversions;
  }

  /** C17 6.3.2.1: what an operand gives where its value is wanted. */
  public Rvalue read(Operand operand, SourceSpan span) {
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

  public Expression.Read load(Expression address, Cell cell, SourceSpan span) {
    return loaded(ImplicitConversions.bare(address), cell, span);
  }

  private Expression.Read loaded(Expression address, Cell cell, SourceSpan span) {
    Local temporary = emitter.temporary(cell.type(), span);
    emitter.append(new Load(temporary, address, cell, span));
    return new Expression.Read(temporary, span);
  }

  /** What other threads may have written meanwhile. */
  public Expression.Read loadShared(Expression address, Cell cell, SourceSpan span) {
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
  public void write(Lvalue target, Expression value, SourceSpan span) {
    if (target instanceof Lvalue.Register register) {
      emitter.assign(register.local(), ImplicitConversions.bare(value), span);
    } else {
      Lvalue.Memory memory = (Lvalue.Memory) target;
      emitter.append(
          new Store(accessed(memory), ImplicitConversions.bare(value), memory.cell(), span));
    }
  }

  public void copy(Lvalue.Memory target, Rvalue.Aggregate value, SourceSpan span) {
    Expression to = ImplicitConversions.bare(target.address());
    emitter.append(new Copy(to, ImplicitConversions.bare(value.address()), target.type(), span));
  }

  /** The place of a local variable. */
  public static Lvalue place(Local local, Qualifiers qualifiers, SourceSpan span) {
    return local.inMemory()
        ? new Lvalue.Memory(
            new Expression.LocalAddress(local, span), Cell.of(local.type()), qualifiers)
        : new Lvalue.Register(local, qualifiers);
  }

  public static Lvalue.Memory memory(Expression address, Type type) {
    return new Lvalue.Memory(address, Cell.of(type), Qualifiers.NONE);
  }

  /** The value that a local of the lowering's own holds. */
  public static Rvalue value(Local local, SourceSpan span) {
    return local.inMemory()
        ? new Rvalue.Aggregate(new Expression.LocalAddress(local, span), local.type())
        : new Rvalue.Scalar(new Expression.Read(local, span));
  }
}
