package heapwright.source.llvm.lower;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import heapwright.source.llvm.value.NotLowered;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the registers of LLVM hold. A computation that is used once, in its own block, becomes a
 * part of the expression that uses it, and has to be made before a variable in it changes.
 */
final class RegisterValues {
  /** The parts of an address that may be computed several times. */
  private static final int CHEAP = 8;

  private final RoutineContext context;
  private final Map<String, Expression> known = new HashMap<>();
  private final Map<String, Expression> pending = new LinkedHashMap<>();
  private final Map<String, List<Expression>> parts = new HashMap<>();
  private final Map<String, Local> aggregates = new HashMap<>();

  RegisterValues(RoutineContext context) {
    this.context = context;
  }

  /** A scalar. */
  Expression of(LlvmType type, LlvmValue value) {
    if (!(value instanceof LlvmValue.Register register)) {
      return context.constants.lower(type, value, context.here());
    }
    Expression waiting = pending.remove(register.name());
    if (waiting != null) {
      return waiting;
    }
    Expression found = known.get(register.name());
    if (found == null) {
      throw new NotLowered("a value that comes from what is not lowered");
    }
    return found;
  }

  Expression of(TypedValue value) {
    return of(value.type(), value.value());
  }

  /** What does not change any more, such as the value of a parameter. */
  void fix(String register, Expression value) {
    known.put(register, value);
  }

  /** The result of a computation. */
  void define(LlvmInstruction instruction, Expression value) {
    String name = instruction.result();
    int users = context.uses.of(name).size();
    if (isFixed(value) || isCheapAddress(value)) {
      known.put(name, value);
    } else if (users == 1 && !context.uses.leavesBlock(name)) {
      pending.put(name, value);
    } else if (users > 0) {
      known.put(name, kept(value));
    }
  }

  private Expression kept(Expression value) {
    Local local = context.builder.temporary(value.type(), value.span());
    context.append(new Statement.Assign(local, value, value.span()));
    return new Expression.Read(local, value.span());
  }

  private static boolean isFixed(Expression value) {
    return value instanceof Expression.IntegerConstant
        || value instanceof Expression.FloatingConstant
        || value instanceof Expression.FunctionAddress
        || value instanceof Expression.Read read && read.local().isTemporary();
  }

  private static boolean isCheapAddress(Expression value) {
    boolean isAddress =
        value instanceof Expression.FieldAddress
            || value instanceof Expression.ElementAddress
            || value instanceof Expression.LocalAddress
            || value instanceof Expression.GlobalAddress;
    return isAddress
        && value.parts().count() <= CHEAP
        && value
            .parts()
            .noneMatch(p -> p instanceof Expression.Read read && !read.local().isTemporary());
  }

  /** Sets a variable; what was computed from its value so far is made before. */
  void assign(Local variable, Expression value) {
    for (String name : List.copyOf(pending.keySet())) {
      Expression waiting = pending.get(name);
      boolean reads =
          waiting
              .parts()
              .anyMatch(p -> p instanceof Expression.Read read && read.local().equals(variable));
      if (reads) {
        pending.remove(name);
        known.put(name, kept(waiting));
      }
    }
    Expression fitting = context.conversions.as(value, variable.type());
    context.append(new Statement.Assign(variable, fitting, context.here()));
  }

  /** A value of several parts, each a scalar. */
  void defineParts(String register, List<Expression> values) {
    parts.put(register, List.copyOf(values));
  }

  /** A value of several parts that lies in memory. */
  void defineAggregate(String register, Local memory) {
    aggregates.put(register, memory);
  }

  /** The parts of a value that is no memory; empty otherwise. */
  Optional<List<Expression>> partsOf(LlvmValue value) {
    return value instanceof LlvmValue.Register register
        ? Optional.ofNullable(parts.get(register.name()))
        : Optional.empty();
  }

  /** The memory that a value lies in. */
  Optional<Local> memoryOf(LlvmValue value) {
    return value instanceof LlvmValue.Register register
        ? Optional.ofNullable(aggregates.get(register.name()))
        : Optional.empty();
  }
}
