package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.SourceLine;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement.Kind;
import heapwright.ir.StatementNumber;
import heapwright.ir.Terminator.Branch;
import heapwright.source.lower.Truth.Asked;
import heapwright.source.lower.Truth.Both;
import heapwright.source.lower.Truth.Chosen;
import heapwright.source.lower.Truth.Compared;
import heapwright.source.lower.Truth.Either;
import heapwright.source.lower.Truth.Known;
import heapwright.source.lower.Truth.Opposite;
import heapwright.source.lower.Truth.Plain;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Conditions as jumps: {@code &&}, {@code ||} and {@code !} decide where control goes without
 * computing 0 or 1. What holds or fails is the condition as written, {@code !} included.
 */
final class Conditions {
  private final CodeContext code;
  private final Folding folding;
  private final Truths truths;

  Conditions(CodeContext code, Folding folding) {
    this.code = code;
    this.folding = folding;
    this.truths = new Truths(code, new Constants(code, folding));
  }

  Truths truths() {
    return truths;
  }

  /**
   * How gcc divides a decision: where one way does nothing, by one {@code if} inside another;
   * otherwise by jumps, which also reach into a {@code ?:} below {@code &&} and {@code ||}.
   */
  enum Form {
    NO_ELSE,
    NO_THEN,
    TWO_WAYS,
    JUMPS
  }

  /** Where a condition leads, and to which statement it belongs. */
  private record Target(
      StatementNumber statement,
      boolean numbered,
      Form form,
      Optional<SourceLine> counter,
      BlockId ifTrue,
      BlockId ifFalse,
      SourceSpan span) {

    Target to(BlockId newTrue, BlockId newFalse) {
      return new Target(statement, numbered, form, counter, newTrue, newFalse, span);
    }

    Target at(SourceLine locus) {
      return new Target(statement, numbered, form, counter.map(l -> locus), ifTrue, ifFalse, span);
    }

    Target of(Form newForm) {
      return new Target(statement, numbered, newForm, counter, ifTrue, ifFalse, span);
    }

    Target of(StatementNumber number, boolean newNumbered) {
      return new Target(number, newNumbered, form, counter, ifTrue, ifFalse, span);
    }

    Target opposite() {
      return to(ifFalse, ifTrue);
    }
  }

  /**
   * Decides a numbered statement; the current block ends.
   *
   * @param locus where gcc places the decision; empty if it makes no branch of it
   */
  Outcome branch(
      IASTExpression node,
      StatementNumber statement,
      Form form,
      Optional<SourceLine> locus,
      BlockId ifTrue,
      BlockId ifFalse) {
    Truth truth = truths.of(node);
    boolean numbered = truth.isDivided() || Syntax.isLogical(node);
    Target target = new Target(statement, numbered, form, locus, ifTrue, ifFalse, code.span(node));
    Outcome outcome = truth.match(new Lowering(target));
    if (Syntax.isLogical(node)) {
      countKnown(node, statement);
    }
    return outcome;
  }

  /** A condition has its number even if it decides nothing. */
  private void countKnown(IASTExpression node, StatementNumber statement) {
    for (IASTExpression condition : Syntax.conditions(node)) {
      if (truths.of(condition) instanceof Known) {
        code.emitter().draft().numbering().pass(statement, Positions.start(condition));
      }
    }
  }

  /** Decides a value of the current statement; its conditions always have numbers of their own. */
  Outcome branch(Truth truth, IASTExpression node, BlockId ifTrue, BlockId ifFalse) {
    StatementNumber current = code.emitter().draft().numbering().current();
    SourceLine locus = code.carets().of(node).orElseGet(() -> code.carets().start(node));
    Target target =
        new Target(
            current, true, Form.TWO_WAYS, Optional.of(locus), ifTrue, ifFalse, code.span(node));
    return truth.match(new Lowering(target));
  }

  /** Lowers one truth after another. */
  private final class Lowering implements Truth.Cases<Outcome> {
    private final Target target;

    Lowering(Target target) {
      this.target = target;
    }

    @Override
    public Outcome plain(Plain truth) {
      return leaf(truth.node(), () -> code.expressions().undecided(truth.node()));
    }

    @Override
    public Outcome compared(Compared truth) {
      return leaf(truth.arm(), () -> code.expressions().compared(truth));
    }

    private Outcome leaf(IASTExpression node, Supplier<Expression> value) {
      SourceSpan span = code.span(node);
      Emitter emitter = code.emitter();
      // The number comes first: conditions inside calls of this condition follow it.
      DecisionId decision =
          target.numbered()
              ? emitter.draft().numbering().condition(target.statement(), Positions.start(node))
              : new DecisionId(target.statement(), 0);
      Expression condition = folding.truth(emitter.at(target.counter(), value), span);
      if (condition instanceof IntegerConstant constant) {
        return go(constant.value() != 0, span);
      }
      emitter.decide(
          new Branch(
              decision, condition, target.ifTrue(), target.ifFalse(), target.counter(), span));
      return Outcome.EITHER;
    }

    private Outcome go(boolean holds, SourceSpan span) {
      code.emitter().jump(holds ? target.ifTrue() : target.ifFalse(), span);
      return holds ? Outcome.ALWAYS : Outcome.NEVER;
    }

    @Override
    public Outcome opposite(Opposite truth) {
      return truth.of().match(new Lowering(target.opposite())).negated();
    }

    @Override
    public Outcome both(Both truth) {
      Target part = target.of(target.form() == Form.NO_ELSE ? Form.NO_ELSE : Form.JUMPS);
      BlockId middle = code.emitter().newBlock();
      Outcome left = truth.left().match(new Lowering(part.to(middle, part.ifFalse())));
      return left.and(right(truth.right(), left.canHold(), middle, part.at(truth.locus())));
    }

    @Override
    public Outcome either(Either truth) {
      Target part = target.of(target.form() == Form.NO_THEN ? Form.NO_THEN : Form.JUMPS);
      BlockId middle = code.emitter().newBlock();
      Outcome left = truth.left().match(new Lowering(part.to(part.ifTrue(), middle)));
      return left.or(right(truth.right(), left.canFail(), middle, part.at(truth.locus())));
    }

    private Outcome right(Truth truth, boolean reachable, BlockId middle, Target part) {
      Lowering lowering = new Lowering(part);
      if (!reachable) {
        return code.emitter().unreachably(() -> truth.match(lowering), part.span());
      }
      code.emitter().start(middle, part.span());
      return truth.match(lowering);
    }

    @Override
    public Outcome chosen(Chosen truth) {
      if (target.form() != Form.JUMPS) {
        return plain(new Plain(truth.node()));
      }
      BlockId yes = code.emitter().newBlock();
      BlockId no = code.emitter().newBlock();
      Target asked = target.of(Form.TWO_WAYS).to(yes, no);
      new Lowering(asked).asked(new Asked(truth.node(), truth.condition()));
      SourceSpan span = code.span(truth.node());
      code.emitter().start(yes, span);
      Outcome first = truth.yes().match(this);
      code.emitter().start(no, span);
      Target second = target.at(code.carets().of(truth.node()).orElseThrow());
      Outcome other = truth.no().match(new Lowering(second));
      return first == other ? first : Outcome.EITHER;
    }

    @Override
    public Outcome asked(Asked truth) {
      IASTConditionalExpression node = truth.node();
      Numbering numbering = code.emitter().draft().numbering();
      StatementNumber around = numbering.current();
      StatementNumber number = code.emitter().step(node, Kind.CONDITIONAL, code.span(node));
      Target part = target.of(number, truth.condition().isDivided());
      Outcome outcome = truth.condition().match(new Lowering(part));
      numbering.resume(around);
      return outcome;
    }

    @Override
    public Outcome known(Known truth) {
      truth.evaluated().forEach(code.expressions()::disregard);
      for (IASTExpression node : truth.dead()) {
        code.emitter().unreachably(() -> code.expressions().value(node), target.span());
      }
      return go(truth.holds(), target.span());
    }
  }
}
