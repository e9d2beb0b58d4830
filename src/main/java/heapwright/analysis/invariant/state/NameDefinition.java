package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.Set;

/**
 * What a name stands for: an unknown, or a pure function of other values. Numbers are those of
 * mathematics; wrapping around is a term of its own.
 */
public sealed interface NameDefinition {

  default List<AbstractValue> operands() {
    return List.of();
  }

  <R> R match(Cases<R> cases);

  /** One case per term. */
  interface Cases<R> {
    R unknown(Unknown t);

    R address(Address t);

    R huge(Huge t);

    R arithmetic(Arithmetic t);

    R wrapped(Wrapped t);

    R compared(Compared t);

    R chosen(Chosen t);

    R looked(Looked t);

    R floatConstant(FloatConstant t);

    R floating(Floating t);

    R floatCompared(FloatCompared t);
  }

  /**
   * Anything of its type.
   *
   * @param mayMeet the private places that it may point to
   */
  record Unknown(int number, Type type, Set<BaseAddress> mayMeet) implements NameDefinition {
    public Unknown {
      mayMeet = Set.copyOf(mayMeet);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Unknown unknown && unknown.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }

  /** Where a place begins. */
  record Address(BaseAddress place) implements NameDefinition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.address(this);
    }
  }

  /** A constant from 2 to the 63 on, by its bits. */
  record Huge(long bits) implements NameDefinition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.huge(this);
    }
  }

  /** An operation on whole numbers, as in mathematics; quotients and remainders as in C. */
  record Arithmetic(Operation operation, AbstractValue left, AbstractValue right)
      implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.arithmetic(this);
    }
  }

  /** Which. Bits are those of two's complement without end. */
  enum Operation {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    AND,
    OR,
    XOR,
    /** By a constant, rounded downwards. */
    SHIFT_RIGHT
  }

  /** A number cut to the bits of a type. */
  record Wrapped(AbstractValue operand, IntegerType type) implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(operand);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.wrapped(this);
    }
  }

  /** 1 if whole numbers or addresses compare like that, else 0. */
  record Compared(Relation relation, AbstractValue left, AbstractValue right)
      implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.compared(this);
    }
  }

  /** The second if the first is not 0, else the third. */
  record Chosen(AbstractValue condition, AbstractValue then, AbstractValue otherwise)
      implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(condition, then, otherwise);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chosen(this);
    }
  }

  /** What stands in a constant table so many bytes from its start; the access is aligned. */
  record Looked(NumberTable table, AbstractValue offset) implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(offset);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.looked(this);
    }
  }

  /** A floating constant, rounded to its type. */
  record FloatConstant(double number) implements NameDefinition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floatConstant(this);
    }
  }

  /** An operation that gives a floating-point number. */
  record Floating(FloatOperation operation, FloatingType type, List<AbstractValue> operands)
      implements NameDefinition {
    public Floating {
      operands = List.copyOf(operands);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floating(this);
    }
  }

  /** Which. */
  enum FloatOperation {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    NEGATE,
    FROM_INTEGER,
    CONVERT
  }

  /** 1 if floating-point numbers compare like that, else 0. */
  record FloatCompared(Relation relation, AbstractValue left, AbstractValue right)
      implements NameDefinition {
    @Override
    public List<AbstractValue> operands() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floatCompared(this);
    }
  }
}
