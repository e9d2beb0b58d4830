package heapwright.method.sgen;

import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.FloatingType;
import heapwright.ir.Relation;
import heapwright.ir.Terminator;
import heapwright.ir.Terminator.Switch.Case;
import java.util.List;
import java.util.stream.Collectors;

/** What a decision says about the input, the way it went. */
final class Decisions {
  private static final Spelled ZERO = Spelled.of("0");

  private final Book book;

  Decisions(Book book) {
    this.book = book;
  }

  /** A condition that is true or false on the path. */
  Form condition(Expression e, boolean truth) {
    PointerQuestions questions = new PointerQuestions(book);
    if (questions.isOne(e)) {
      return questions.answer((Expression.Comparison) e, truth);
    }
    if (!(e instanceof Expression.Comparison c)) {
      return Form.of(Constraint.condition(book.operands().of(e), truth ? "!=" : "=", ZERO));
    }
    c.operands().forEach(questions::learn);
    Spelled left = book.operands().of(c.left());
    Spelled right = book.operands().of(c.right());
    boolean isOrdered = !(c.left().type() instanceof FloatingType);
    if (truth || isOrdered || c.relation() == Relation.EQUAL) {
      Relation relation = truth ? c.relation() : negation(c.relation());
      return Form.of(Constraint.condition(left, Operands.symbol(relation), right));
    }
    // Not less is not greater or equal where one side may be no number.
    return Form.of(Constraint.condition(left, "!" + c.relation().symbol(), right));
  }

  private static Relation negation(Relation relation) {
    return switch (relation) {
      case EQUAL -> Relation.NOT_EQUAL;
      case NOT_EQUAL -> Relation.EQUAL;
      case LESS -> Relation.GREATER_EQUAL;
      case LESS_EQUAL -> Relation.GREATER;
      case GREATER -> Relation.LESS_EQUAL;
      case GREATER_EQUAL -> Relation.LESS;
    };
  }

  /** The labels that were taken, or those that were not. */
  List<Form> choice(Terminator.Switch t, BlockId target) {
    Spelled subject = book.operands().of(t.subject());
    List<Case> taken = t.cases().stream().filter(c -> c.target().equals(target)).toList();
    if (taken.isEmpty()) {
      return t.cases().stream().map(label -> outside(subject, label)).toList();
    }
    if (t.otherwise().equals(target)) {
      return List.of();
    }
    return taken.size() == 1 && taken.get(0).low() == taken.get(0).high()
        ? List.of(relation(subject, "=", taken.get(0).low()))
        : List.of(Form.of(Constraint.condition(subject, "∈", set(taken))));
  }

  private static Spelled set(List<Case> labels) {
    return Spelled.of(
        labels.stream().map(Decisions::range).collect(Collectors.joining(", ", "{", "}")));
  }

  private static String range(Case label) {
    return label.low() == label.high()
        ? Long.toString(label.low())
        : label.low() + " … " + label.high();
  }

  private static Form outside(Spelled subject, Case label) {
    return label.low() == label.high()
        ? relation(subject, "!=", label.low())
        : Form.of(Constraint.condition(subject, "∉", set(List.of(label))));
  }

  private static Form relation(Spelled subject, String relation, long value) {
    return Form.of(Constraint.condition(subject, relation, Spelled.of(Long.toString(value))));
  }
}
