package heapwright.solve.finite;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.value.WordType;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Words for terms. Bits have no sign of their own; their word is the signed one, and a user that
 * needs the other asks for it.
 */
final class TermWords {
  private final DomainEngine engine;
  private final WordOperations words;
  private final Map<Term, Word> signed = new HashMap<>();
  private final Map<Term, Word> unsigned = new HashMap<>();

  /** By index, so that labelling takes them in the order in which they were made. */
  private final Map<Integer, Symbol> symbols = new TreeMap<>();

  TermWords(DomainEngine engine) {
    this.engine = engine;
    words = engine.words();
  }

  Iterable<Symbol> symbols() {
    return symbols.values();
  }

  /** The word of a term without floating point. */
  Word of(Term term) {
    Word known = signed.get(term);
    if (known == null) {
      known = make(term);
      signed.put(term, known);
    }
    return known;
  }

  private Word unsigned(Term term) {
    Word known = unsigned.get(term);
    if (known == null) {
      known = words.convert("u" + term.id(), of(term), new WordType(term.width(), false));
      unsigned.put(term, known);
    }
    return known;
  }

  private static WordType type(Sort sort) {
    return sort instanceof Sort.Truth ? WordType.TRUTH : new WordType(sort.width(), true);
  }

  private Word make(Term term) {
    if (term instanceof Constant constant) {
      WordType type = type(constant.sort());
      return engine.constant(type, type.wrap(whole(constant.value())));
    }
    if (term instanceof Symbol symbol) {
      symbols.put(symbol.index(), symbol);
      return engine.word(symbol.name(), type(symbol.sort()));
    }
    return made((Operation) term, "t" + term.id());
  }

  private static MathematicalInteger whole(BitVector bits) {
    BigInteger high = new BigInteger(Long.toUnsignedString(bits.high())).shiftLeft(Long.SIZE);
    return MathematicalInteger.of(high.add(new BigInteger(Long.toUnsignedString(bits.low()))));
  }

  private Word made(Operation o, String name) {
    return switch (o.operator()) {
      case ADD -> combined(o, name, WordArithmetic.ADD);
      case SUBTRACT -> combined(o, name, WordArithmetic.SUBTRACT);
      case MULTIPLY -> combined(o, name, WordArithmetic.MULTIPLY);
      case AND, BOTH -> combined(o, name, WordArithmetic.AND);
      case OR, EITHER -> combined(o, name, WordArithmetic.OR);
      case XOR -> combined(o, name, WordArithmetic.XOR);
      case NEGATE -> words.negate(name, of(o.operand(0)));
      case COMPLEMENT -> words.complement(name, of(o.operand(0)));
      case DIVIDE_SIGNED, DIVIDE_UNSIGNED, REMAINDER_SIGNED, REMAINDER_UNSIGNED -> divided(o, name);
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC -> shifted(o, name);
      case EXTRACT -> extracted(o, name);
      case CONCATENATE -> concatenated(o, name);
      case ZERO_EXTEND -> words.convert(name, unsigned(o.operand(0)), type(o.sort()));
      case SIGN_EXTEND -> words.convert(name, of(o.operand(0)), type(o.sort()));
      case EQUAL -> words.compare(name, WordRelation.EQUAL, of(o.operand(0)), of(o.operand(1)));
      case LESS_SIGNED ->
          words.compare(name, WordRelation.LESS, of(o.operand(0)), of(o.operand(1)));
      case AT_MOST_SIGNED ->
          words.compare(name, WordRelation.AT_MOST, of(o.operand(0)), of(o.operand(1)));
      case LESS_UNSIGNED ->
          words.compare(name, WordRelation.LESS, unsigned(o.operand(0)), unsigned(o.operand(1)));
      case AT_MOST_UNSIGNED ->
          words.compare(name, WordRelation.AT_MOST, unsigned(o.operand(0)), unsigned(o.operand(1)));
      case NOT ->
          words.compare(
              name, WordRelation.EQUAL, of(o.operand(0)), engine.constant(WordType.TRUTH, 0));
      case CHOOSE -> chosen(name, of(o.operand(0)), of(o.operand(1)), of(o.operand(2)));
      default -> throw new IllegalArgumentException("floating point: " + o.operator());
    };
  }

  private Word combined(Operation o, String name, WordArithmetic arithmetic) {
    return words.combine(name, arithmetic, of(o.operand(0)), of(o.operand(1)));
  }

  private Word chosen(String name, Word condition, Word then, Word otherwise) {
    return (Word) words.choose(name, condition, then, otherwise);
  }

  /** Division by zero has a result here, other than on the machine. */
  private Word divided(Operation o, String name) {
    Operator operator = o.operator();
    boolean plain = operator == Operator.DIVIDE_UNSIGNED || operator == Operator.REMAINDER_UNSIGNED;
    boolean quotient = operator == Operator.DIVIDE_UNSIGNED || operator == Operator.DIVIDE_SIGNED;
    Word dividend = plain ? unsigned(o.operand(0)) : of(o.operand(0));
    Word divisor = plain ? unsigned(o.operand(1)) : of(o.operand(1));
    WordType type = dividend.type();
    Word zero = engine.constant(type, 0);
    Word byZero = words.compare(name + " by zero", WordRelation.EQUAL, divisor, zero);
    Word safe = chosen(name + " divisor", byZero, engine.constant(type, 1), divisor);
    Word exact =
        words.combine(
            name, quotient ? WordArithmetic.DIVIDE : WordArithmetic.REMAINDER, dividend, safe);
    Word instead = quotient ? quotientByZero(name, dividend, plain) : dividend;
    return words.convert(name, chosen(name, byZero, instead, exact), type(o.sort()));
  }

  private Word quotientByZero(String name, Word dividend, boolean plain) {
    WordType type = dividend.type();
    Word ones = engine.constant(type, type.wrap(MathematicalInteger.of(-1)));
    if (plain) {
      return ones;
    }
    Word negative =
        words.compare(name + " sign", WordRelation.LESS, dividend, engine.constant(type, 0));
    // In one bit there is no 1.
    return chosen(name, negative, engine.constant(type, type.wrap(MathematicalInteger.ONE)), ones);
  }

  /** Shifting by the width and more has a result here, other than on the machine. */
  private Word shifted(Operation o, String name) {
    boolean logical = o.operator() == Operator.SHIFT_RIGHT_LOGICAL;
    Word value = logical ? unsigned(o.operand(0)) : of(o.operand(0));
    Word amount = unsigned(o.operand(1));
    WordType type = value.type();
    Word most =
        engine.constant(
            amount.type(), amount.type().greatest().least(MathematicalInteger.of(type.bits() - 1)));
    Word near = words.compare(name + " near", WordRelation.AT_MOST, amount, most);
    Word safe = chosen(name + " amount", near, amount, most);
    boolean left = o.operator() == Operator.SHIFT_LEFT;
    Word exact =
        words.combine(
            name, left ? WordArithmetic.SHIFT_LEFT : WordArithmetic.SHIFT_RIGHT, value, safe);
    boolean arithmetic = o.operator() == Operator.SHIFT_RIGHT_ARITHMETIC;
    // Shifted by all but one of its bits a number is nothing but its sign.
    Word beyond = arithmetic ? exact : engine.constant(type, 0);
    return words.convert(name, chosen(name, near, exact, beyond), type(o.sort()));
  }

  private Word extracted(Operation o, String name) {
    Word from = unsigned(o.operand(0));
    Word low = engine.constant(from.type(), o.low());
    Word moved = o.low() == 0 ? from : words.combine(name, WordArithmetic.SHIFT_RIGHT, from, low);
    return words.convert(name, moved, type(o.sort()));
  }

  private Word concatenated(Operation o, String name) {
    WordType type = new WordType(o.width(), false);
    Word high = words.convert(name + " high", unsigned(o.operand(0)), type);
    Word low = words.convert(name + " low", unsigned(o.operand(1)), type);
    MathematicalInteger factor =
        MathematicalInteger.of(BigInteger.ONE.shiftLeft(o.operand(1).width()));
    Word moved = words.combine(name, WordArithmetic.MULTIPLY, high, engine.constant(type, factor));
    return words.convert(name, words.combine(name, WordArithmetic.ADD, moved, low), type(o.sort()));
  }
}
