package heapwright.method.sgen.transfer;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.code.Terminator.Switch.Case;
import heapwright.ir.type.FloatingType;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import java.util.List;
import java.util.stream.Collectors;

/** What the taken outcome of a decision says about the input. */
public final class DecisionTransfer {
  private static final SsaExpression ZERO = SsaExpression.of("0");

  private final TraceContext context;

  public DecisionTransfer(TraceContext context) {
    this.context = context;
  }

  /** A condition that is true or false on the path. */
  public Form condition(Expression e, boolean truth) {
    PointerQuestions questions = new PointerQuestions(context);
    if (questions.isOne(e)) {
      return questions.answer((Expression.Comparison) e, truth);
    }
    if (!(e instanceof Expression.Comparison c)) {
      return Form.of(SsaConstraint.condition(context.operands().of(e), truth ? "!=" : "=", ZERO));
    }
    c.operands().forEach(questions::learn);
    SsaExpression left = context.operands().of(c.left());
    SsaExpression right = context.operands().of(c.right());
    boolean isOrdered = !(c.left().type() instanceof FloatingType);
    if (truth || isOrdered || c.relation() == Relation.EQUAL) {
      Relation relation = truth ? c.relation() : negation(c.relation());
      return Form.of(SsaConstraint.condition(left, SsaOperands.symbol(relation), right));
    }
    // Not less is not greater or equal where one side may be no number.
    return Form.of(SsaConstraint.condition(left, "!" + c.relation().symbol(), right));
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
  public List<Form> choice(Terminator.Switch t, BlockId target) {
    SsaExpression subject = context.operands().of(t.subject());
    List<Case> taken = t.cases().stream().filter(c -> c.target().equals(target)).toList();
    if (taken.isEmpty()) {
      return t.cases().stream().map(label -> outside(subject, label)).toList();
    }
    if (t.otherwise().equals(target)) {
      return List.of();
    }
    return taken.size() == 1 && taken.get(0).low() == taken.get(0).high()
        ? List.of(relation(subject, "=", taken.get(0).low()))
        : List.of(Form.of(SsaConstraint.condition(subject, "∈", set(taken))));
  }

  private static SsaExpression set(List<Case> labels) {
    return SsaExpression.of(
        labels.stream().map(DecisionTransfer::range).collect(Collectors.joining(", ", "{", "}")));
  }

  private static String range(Case label) {
    return label.low() == label.high()
        ? Long.toString(label.low())
        : label.low() + " … " + label.high();
  }

  private static Form outside(SsaExpression subject, Case label) {
    return label.low() == label.high()
        ? relation(subject, "!=", label.low())
        : Form.of(SsaConstraint.condition(subject, "∉", set(List.of(label))));
  }

  private static Form relation(SsaExpression subject, String relation, long value) {
    return Form.of(
        SsaConstraint.condition(subject, relation, SsaExpression.of(Long.toString(value))));
  }
}
