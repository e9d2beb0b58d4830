package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.Interval;
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

  /** Whether it is what an operator makes of some values. */
  default boolean isOf(Operator operator) {
    return this instanceof Operation operation && operation.operator().equals(operator);
  }

  /** The numbers that it may be, whatever its operands are. */
  default Interval range() {
    if (this instanceof Unknown unknown) {
      return Interval.of(unknown.type());
    }
    if (this instanceof Address) {
      return new Interval(1, Interval.NO_HIGH);
    }
    if (this instanceof Huge) {
      return new Interval(Interval.NO_HIGH - 1, Interval.NO_HIGH);
    }
    boolean isTruth =
        this instanceof Operation operation
            && (operation.operator() instanceof Comparing
                || operation.operator() instanceof FloatComparing);
    return isTruth ? Interval.TRUTH : Interval.ALL;
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
  }

  /** Where a place begins. */
  record Address(BaseAddress place) implements NameDefinition {}

  /** A constant from 2 to the 63 on, by its bits. */
  record Huge(long bits) implements NameDefinition {}

  /** A floating constant, rounded to its type. */
  record FloatConstant(double number) implements NameDefinition {}

  /** What an operator makes of other values. */
  record Operation(Operator operator, List<AbstractValue> operands) implements NameDefinition {
    public Operation {
      operands = List.copyOf(operands);
    }

    public static Operation of(Operator operator, AbstractValue... operands) {
      return new Operation(operator, List.of(operands));
    }

    AbstractValue left() {
      return operands.get(0);
    }

    AbstractValue right() {
      return operands.get(1);
    }
  }

  /** A pure function of values. */
  sealed interface Operator {}

  /**
   * On two whole numbers, as in mathematics; quotients and remainders as in C. Bits are those of
   * two's complement without end.
   */
  enum Arithmetic implements Operator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    AND,
    OR,
    XOR,
    /** By a constant, rounded downwards. */
    SHIFT_RIGHT;

    public boolean isSymmetric() {
      return this == ADD || this == MULTIPLY || this == AND || this == OR || this == XOR;
    }
  }

  /** Cuts a number to the bits of a type. */
  record Wrapping(IntegerType type) implements Operator {}

  /** 1 if two whole numbers or addresses compare like that, else 0. */
  record Comparing(Relation relation) implements Operator {}

  /** The second of three values if the first is not 0, else the third. */
  record Choosing() implements Operator {}

  /** What stands in a constant table this many bytes from its start; the access is aligned. */
  record LookingUp(NumberTable table) implements Operator {}

  /** Gives a floating-point number. */
  record Floating(FloatOperation operation, FloatingType type) implements Operator {}

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

  /** 1 if two floating-point numbers compare like that, else 0. */
  record FloatComparing(Relation relation) implements Operator {}
}
