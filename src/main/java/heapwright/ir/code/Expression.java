package heapwright.ir.code;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Local;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A pure computation on registers and constants. Aggregates never appear as values; addresses stand
 * for them.
 */
public sealed interface Expression {

  Type type();

  SourceSpan span();

  /** The expressions that this one is made of, in the order of evaluation. */
  default List<Expression> operands() {
    return List.of();
  }

  /** The expression and all that it is made of; a sum of ten thousand terms is that deep. */
  default Stream<Expression> parts() {
    List<Expression> found = new ArrayList<>(List.of(this));
    for (int next = 0; next < found.size(); next++) {
      found.addAll(found.get(next).operands());
    }
    return found.stream();
  }

  /** The object or function whose address this is, if it has a name of its own. */
  default Optional<SymbolId> named() {
    if (this instanceof FunctionAddress function) {
      return Optional.of(function.symbol());
    }
    return this instanceof GlobalAddress object ? Optional.of(object.symbol()) : Optional.empty();
  }

  /** What a local passes on: the value of a register, the address of an object in memory. */
  static Expression of(Local local, SourceSpan span) {
    return local.inMemory() ? new LocalAddress(local, span) : new Read(local, span);
  }

  <R> R match(Cases<R> cases);

  /** One case per expression. */
  interface Cases<R> {
    R integerConstant(IntegerConstant e);

    R floatingConstant(FloatingConstant e);

    R read(Read e);

    R localAddress(LocalAddress e);

    R globalAddress(GlobalAddress e);

    R functionAddress(FunctionAddress e);

    R fieldAddress(FieldAddress e);

    R elementAddress(ElementAddress e);

    R pointerDifference(PointerDifference e);

    R unary(Unary e);

    R binary(Binary e);

    R comparison(Comparison e);

    R conversion(Conversion e);
  }

  /**
   * A constant of integer, enumeration or pointer type (0 is the null pointer), wrapped to its
   * type; for the 128-bit types, the value extended by {@code type}'s sign.
   */
  record IntegerConstant(long value, Type type, SourceSpan span) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.integerConstant(this);
    }
  }

  /**
   * A floating constant, as a text without suffix that is yet to be rounded to the type: decimal,
   * hexadecimal ({@code 0x1.8p3}), {@code inf} or {@code nan}. Never negative.
   */
  record FloatingConstant(String literal, FloatingType type, SourceSpan span)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floatingConstant(this);
    }
  }

  /** The value of a local that lives in a register. */
  record Read(Local local, SourceSpan span) implements Expression {
    @Override
    public Type type() {
      return local.type();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.read(this);
    }
  }

  /** The address of a local that lives in memory. */
  record LocalAddress(Local local, Type type, SourceSpan span) implements Expression {

    /** As a pointer to the local's own type. */
    public LocalAddress(Local local, SourceSpan span) {
      this(local, local.type().pointer(), span);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.localAddress(this);
    }
  }

  /** The address of a global object, a static local or a string literal. */
  record GlobalAddress(SymbolId symbol, Type type, SourceSpan span) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.globalAddress(this);
    }
  }

  /** The address of a function. */
  record FunctionAddress(SymbolId symbol, Type type, SourceSpan span) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.functionAddress(this);
    }
  }

  /** The address of a member: {@code base + field.offset()}. */
  record FieldAddress(Expression base, RecordType record, Field field, Type type, SourceSpan span)
      implements Expression {
    @Override
    public List<Expression> operands() {
      return List.of(base);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fieldAddress(this);
    }
  }

  /**
   * Pointer arithmetic and indexing: {@code base + index * stride}, all in bytes.
   *
   * @param index of type {@code ptrdiff_t}, may be negative
   * @param stride of type {@code size_t}; a constant but for variable-length arrays
   */
  record ElementAddress(
      Expression base, Expression index, Expression stride, Type type, SourceSpan span)
      implements Expression {
    @Override
    public List<Expression> operands() {
      return List.of(base, index, stride);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elementAddress(this);
    }
  }

  /** The number of elements between two pointers: {@code (left - right) / stride}, signed. */
  record PointerDifference(
      Expression left, Expression right, Expression stride, Type type, SourceSpan span)
      implements Expression {
    @Override
    public List<Expression> operands() {
      return List.of(left, right, stride);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointerDifference(this);
    }
  }

  /** Negation or complement, in the operand's type. */
  record Unary(UnaryOperator operator, Expression operand, SourceSpan span) implements Expression {
    @Override
    public Type type() {
      return operand.type();
    }

    @Override
    public List<Expression> operands() {
      return List.of(operand);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }
  }

  /** Arithmetic in the left operand's type. */
  record Binary(BinaryOperator operator, Expression left, Expression right, SourceSpan span)
      implements Expression {
    @Override
    public Type type() {
      return left.type();
    }

    @Override
    public List<Expression> operands() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }
  }

  /** A comparison of two values of one scalar type; gives 0 or 1 as {@code int}. */
  record Comparison(
      Relation relation, Expression left, Expression right, Type type, SourceSpan span)
      implements Expression {
    @Override
    public List<Expression> operands() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.comparison(this);
    }
  }

  /** Conversion of a scalar to another scalar type, by C's rules and gcc's choices. */
  record Conversion(Expression operand, Type type, SourceSpan span) implements Expression {
    @Override
    public List<Expression> operands() {
      return List.of(operand);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.conversion(this);
    }
  }
}
