package heapwright.solve.smtlib;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.TermFold;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;

/**
 * Terms as SMT-LIB writes them. What occurs more than once has a name, and so has what would be too
 * long, because solvers read expressions recursively.
 */
final class SmtLibTerms extends TermFold<String> {
  /** Shorter text is repeated. */
  private static final int SHORT = 24;

  private static final int LONG = 400;

  private final Subterms subterms;
  private final SmtLibInputs inputs;
  private final SmtLibNames names;
  private final List<String> definitions = new ArrayList<>();

  SmtLibTerms(Subterms subterms, SmtLibInputs inputs, SmtLibNames names) {
    this.subterms = subterms;
    this.inputs = inputs;
    this.names = names;
  }

  /** The commands that have to come before a fact, then the fact itself. */
  record Written(List<String> definitions, String fact) {}

  Written written(Term fact) {
    definitions.clear();
    String text = fold(fact);
    return new Written(List.copyOf(definitions), text);
  }

  @Override
  protected String constant(Constant constant) {
    if (constant.sort() instanceof Sort.Truth) {
      return Boolean.toString(constant.value().isTrue());
    }
    return constant.sort() instanceof Sort.Floating floating
        ? SmtLibFloats.literal(floating.format(), constant.value())
        : SmtLibBits.literal(constant.value());
  }

  @Override
  protected String symbol(Symbol symbol) {
    return inputs.value(symbol);
  }

  @Override
  protected String operation(Operation term, List<String> operands) {
    String text =
        switch (term.operator()) {
          case FLOAT_ADD,
              FLOAT_SUBTRACT,
              FLOAT_MULTIPLY,
              FLOAT_DIVIDE,
              FLOAT_NEGATE,
              FLOAT_ROOT,
              FLOAT_EQUAL,
              FLOAT_LESS,
              FLOAT_AT_MOST,
              FLOAT_OF_SIGNED,
              FLOAT_OF_UNSIGNED,
              FLOAT_OF_FLOAT,
              FLOAT_OF_BITS,
              SIGNED_OF_FLOAT ->
              SmtLibFloats.operation(term, operands);
          case BITS_OF_FLOAT -> encoding(term, operands.get(0));
          default -> SmtLibBits.operation(term, operands);
        };
    boolean isNamed = subterms.isShared(term) && text.length() > SHORT || text.length() > LONG;
    return isNamed ? named(term, text) : text;
  }

  private String named(Term term, String text) {
    String name = names.of("t" + term.id());
    definitions.add(SmtLibInputs.definition(term.sort(), name, text));
    return name;
  }

  /**
   * SMT-LIB has no function from numbers to bits. For a NaN all of its encodings are allowed: too
   * many, so that a contradiction is still a proof.
   */
  private String encoding(Operation term, String number) {
    Term operand = term.operand(0);
    if (operand instanceof Symbol input) {
      return inputs.encoding(input);
    }
    String bits = names.of("bits of t" + operand.id());
    FloatFormat format = operand.format();
    definitions.add("(declare-const " + bits + " " + SmtLibBits.sort(term.width()) + ")");
    definitions.add("(assert (= " + SmtLibFloats.ofBits(bits, format) + " " + number + "))");
    if (format == FloatFormat.LONG_DOUBLE && isComputed(operand)) {
      definitions.add("(assert " + SmtLibExtended.isCanonical(bits) + ")");
    }
    return bits;
  }

  /** Whether the x87 has made the encoding, not only moved it. */
  private static boolean isComputed(Term number) {
    return number instanceof Operation operation
        && switch (operation.operator()) {
          case FLOAT_ADD,
              FLOAT_SUBTRACT,
              FLOAT_MULTIPLY,
              FLOAT_DIVIDE,
              FLOAT_OF_SIGNED,
              FLOAT_OF_UNSIGNED,
              FLOAT_OF_FLOAT ->
              true;
          default -> false;
        };
  }
}
