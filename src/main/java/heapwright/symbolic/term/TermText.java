package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.InfixOperator;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;
import java.util.function.Function;

/**
 * Terms as C writes them. What C's own conversions do is left out where the input's reading says
 * the same; large terms are cut off with an ellipsis.
 */
final class TermText {
  private static final int NODES = 200;
  private static final int LEVELS = 50;

  private final StringBuilder text = new StringBuilder();
  private int nodes;
  private int level;

  private final Function<Symbol, String> names;

  private TermText(Function<Symbol, String> names) {
    this.names = names;
  }

  static String of(Term term, Function<Symbol, String> names) {
    TermText writer = new TermText(names);
    writer.write(term, InfixOperator.LOWEST, BitsReading.SIGNED);
    return writer.text.toString();
  }

  /**
   * @param binding the least that needs no parentheses
   * @param reading how a constant is to be read here
   */
  private void write(Term term, int binding, BitsReading reading) {
    if (++nodes > NODES || level > LEVELS) {
      text.append('…');
      return;
    }
    level++;
    if (term instanceof Operation o) {
      operation(o, binding);
    } else if (term instanceof Constant c) {
      text.append(ValueText.of(c.sort(), reading, c.value()));
    } else {
      text.append(names.apply((Symbol) term));
    }
    level--;
  }

  private void operation(Operation term, int binding) {
    Optional<InfixOperator> infix = InfixOperator.of(term.operator());
    if (infix.isPresent()) {
      infix(term, infix.get(), binding);
    } else {
      prefix(term, binding);
    }
  }

  private void infix(Operation term, InfixOperator operator, int binding) {
    Term left = term.operand(0);
    Term right = term.operand(1);
    if (left.isConstant() && !operator.equals(operator.mirrored())) {
      between(term, right, operator.mirrored(), left, binding);
    } else if (isNegativeAddend(term)) {
      Constant addend = (Constant) right;
      open(InfixOperator.SUM, binding);
      write(left, InfixOperator.SUM, BitsReading.SIGNED);
      text.append(" - ").append(addend.value().signed().negate());
      close(InfixOperator.SUM, binding);
    } else {
      between(term, left, operator, right, binding);
    }
  }

  private static boolean isNegativeAddend(Operation term) {
    return term.operator() == Operator.ADD
        && term.operand(1) instanceof Constant c
        && c.value().isNegative();
  }

  private void between(Operation term, Term left, InfixOperator operator, Term right, int binding) {
    BitsReading reading = reading(term, left, right);
    open(operator.binding(), binding);
    if (reading == BitsReading.UNSIGNED && needsCast(left, right)) {
      text.append("(unsigned) ");
      write(left, InfixOperator.UNARY, reading);
    } else {
      write(left, operator.binding(), reading);
    }
    text.append(' ').append(operator.symbol()).append(' ');
    if (right instanceof Constant c && isBitwise(term.operator())) {
      text.append(ValueText.hexadecimal(c.value()));
    } else {
      write(right, operator.binding() + 1, reading);
      text.append(reading == BitsReading.UNSIGNED && right.isConstant() ? "u" : "");
    }
    close(operator.binding(), binding);
  }

  private void open(int own, int binding) {
    text.append(own < binding ? "(" : "");
  }

  private void close(int own, int binding) {
    text.append(own < binding ? ")" : "");
  }

  private void prefix(Operation term, int binding) {
    Term first = term.operand(0);
    switch (term.operator()) {
      case NOT -> not(first, binding);
      case CHOOSE -> choice(term, binding);
      case NEGATE, FLOAT_NEGATE -> unary("-", first);
      case FLOAT_ROOT -> call("sqrt", first);
      case COMPLEMENT -> unary("~", first);
      case SIGN_EXTEND -> extension(term, BitsReading.SIGNED, binding);
      case ZERO_EXTEND -> extension(term, BitsReading.UNSIGNED, binding);
      case EXTRACT -> extract(term);
      case CONCATENATE -> pair(first, term.operand(1));
      case BITS_OF_FLOAT -> call("bits", first);
      case FLOAT_OF_BITS -> call("number", first);
      case FLOAT_OF_UNSIGNED -> unary(cast(term.sort(), false) + "(unsigned) ", first);
      default -> unary(cast(term.sort(), true), first);
    }
  }

  private void unary(String before, Term operand) {
    text.append(before);
    write(operand, InfixOperator.UNARY, BitsReading.SIGNED);
  }

  private void not(Term operand, int binding) {
    boolean equality =
        operand instanceof Operation o
            && (o.operator() == Operator.EQUAL || o.operator() == Operator.FLOAT_EQUAL);
    if (equality) {
      Operation o = (Operation) operand;
      between(o, o.operand(0), InfixOperator.DIFFERENT, o.operand(1), binding);
    } else {
      unary("!", operand);
    }
  }

  private void choice(Operation term, int binding) {
    if (RewriteRules.isOne(term.operand(1)) && RewriteRules.isZero(term.operand(2))) {
      write(term.operand(0), binding, BitsReading.SIGNED);
      return;
    }
    open(InfixOperator.CHOICE, binding);
    write(term.operand(0), InfixOperator.CHOICE + 1, BitsReading.SIGNED);
    text.append(" ? ");
    write(term.operand(1), InfixOperator.CHOICE + 1, BitsReading.SIGNED);
    text.append(" : ");
    write(term.operand(2), InfixOperator.CHOICE, BitsReading.SIGNED);
    close(InfixOperator.CHOICE, binding);
  }

  private void extension(Operation term, BitsReading sign, int binding) {
    Term inner = term.operand(0);
    boolean implied =
        inner instanceof Symbol s
            && s.reading() == BitsReading.UNSIGNED == (sign == BitsReading.UNSIGNED);
    if (implied) {
      write(inner, binding, sign);
    } else {
      unary(cast(inner.sort(), sign != BitsReading.UNSIGNED), inner);
    }
  }

  private void extract(Operation term) {
    if (term.low() == 0 && isType(term.sort())) {
      unary(cast(term.sort(), true), term.operand(0));
      return;
    }
    write(term.operand(0), InfixOperator.UNARY, BitsReading.SIGNED);
    text.append('[').append(term.low() + term.width() - 1).append(':').append(term.low());
    text.append(']');
  }

  private void pair(Term high, Term low) {
    text.append('{');
    write(high, InfixOperator.LOWEST, BitsReading.UNSIGNED);
    text.append(", ");
    write(low, InfixOperator.LOWEST, BitsReading.UNSIGNED);
    text.append('}');
  }

  private void call(String name, Term operand) {
    text.append(name).append('(');
    write(operand, InfixOperator.LOWEST, BitsReading.UNSIGNED);
    text.append(')');
  }

  /** How an operation reads a constant beside the other operand. */
  private static BitsReading reading(Operation term, Term left, Term right) {
    return switch (term.operator()) {
      case LESS_UNSIGNED,
          AT_MOST_UNSIGNED,
          DIVIDE_UNSIGNED,
          REMAINDER_UNSIGNED,
          SHIFT_RIGHT_LOGICAL ->
          BitsReading.UNSIGNED;
      case LESS_SIGNED, AT_MOST_SIGNED, EQUAL -> {
        boolean isText =
            left instanceof Symbol s && right.isConstant() && s.reading() == BitsReading.TEXT;
        yield isText ? BitsReading.TEXT : BitsReading.SIGNED;
      }
      default -> BitsReading.SIGNED;
    };
  }

  private static boolean needsCast(Term left, Term right) {
    return !isUnsigned(left) && !isUnsigned(right);
  }

  // A constant is written with the suffix u and so makes the operation unsigned.
  private static boolean isUnsigned(Term term) {
    return term instanceof Symbol s && s.reading() == BitsReading.UNSIGNED
        || term.isConstant()
        || term instanceof Operation o && o.operator() == Operator.ZERO_EXTEND;
  }

  private static boolean isBitwise(Operator operator) {
    return operator == Operator.AND || operator == Operator.OR || operator == Operator.XOR;
  }

  private static boolean isType(Sort sort) {
    return switch (sort.width()) {
      case 8, 16, 32, 64, 128 -> true;
      default -> false;
    };
  }

  /** A cast to the type that a sort most resembles. */
  private static String cast(Sort sort, boolean signed) {
    if (sort instanceof Sort.Floating floating) {
      return switch (floating.format()) {
        case FLOAT -> "(float) ";
        case DOUBLE -> "(double) ";
        case LONG_DOUBLE -> "(long double) ";
      };
    }
    return sort instanceof Sort.Truth
        ? "(_Bool) "
        : "(" + (signed ? "" : "unsigned ") + integer(sort.width()) + ") ";
  }

  private static String integer(int width) {
    return switch (width) {
      case 8 -> "char";
      case 16 -> "short";
      case 32 -> "int";
      case 64 -> "long";
      case 128 -> "__int128";
      default -> "_BitInt(" + width + ")";
    };
  }
}
