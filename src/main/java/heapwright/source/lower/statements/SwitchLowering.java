package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Terminator.Jump;
import heapwright.ir.code.Terminator.Switch;
import heapwright.ir.code.Terminator.Switch.Case;
import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement.Kind;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.blocks.DraftBlock;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.problems.SourceError;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;

/** {@code switch} and its labels, wherever they stand in its body. */
final class SwitchLowering {
  private final CodeContext code;
  private final LoopLowering loops;
  private Optional<Labelled> innermost = Optional.empty();

  /** The labels of a switch while its body is lowered. */
  private static final class Labelled {
    private final Type subject;
    private final int definitions;
    private final List<Case> cases = new ArrayList<>();
    private Optional<BlockId> otherwise = Optional.empty();

    Labelled(Type subject, int definitions) {
      this.subject = subject;
      this.definitions = definitions;
    }
  }

  SwitchLowering(CodeContext code, LoopLowering loops) {
    this.code = code;
    this.loops = loops;
  }

  void lower(IASTSwitchStatement node) {
    Emitter emitter = code.emitter();
    IASTExpression controller = node.getControllerExpression();
    SourceSpan span = code.unit().positions().between(node, controller);
    StatementNumber number = emitter.step(node, Kind.SWITCH, span);
    Expressions expressions = code.expressions();
    Expression value = expressions.scalar(controller);
    if (!value.type().isInteger()) {
      throw new SourceError(controller, "switch quantity not an integer");
    }
    Expression subject = code.conversions().promote(value, span);
    Labelled labelled = new Labelled(subject.type(), code.function().jumps().definitionCount());
    Optional<Labelled> before = innermost;
    innermost = Optional.of(labelled);
    BlockId end = emitter.newBlock();
    DraftBlock head = emitter.draft().leaveFor(emitter.newBlock());
    loops.withBreak(end, () -> code.statements().lower(node.getBody()));
    innermost = before;
    emitter.jump(end, span);
    emitter.draft().returnTo(head);
    choose(new DecisionId(number, 0), subject, labelled, end, node);
    emitter.start(end, span);
  }

  private void choose(
      DecisionId decision,
      Expression subject,
      Labelled labelled,
      BlockId end,
      IASTSwitchStatement node) {
    SourceSpan span = code.unit().positions().between(node, node.getControllerExpression());
    BlockId otherwise = labelled.otherwise.orElse(end);
    if (labelled.cases.isEmpty()) {
      code.emitter().terminate(new Jump(otherwise, span));
    } else if (subject instanceof IntegerConstant constant) {
      BlockId target = target(constant, labelled).orElse(otherwise);
      code.emitter().terminate(new Jump(target, span));
    } else {
      code.emitter()
          .terminate(
              new Switch(
                  decision,
                  subject,
                  labelled.cases,
                  otherwise,
                  Optional.of(
                      code.unit()
                          .positions()
                          .condition(node.getControllerExpression(), ConditionSpan.Use.VALUE)),
                  span));
    }
  }

  private static Optional<BlockId> target(IntegerConstant subject, Labelled labelled) {
    BigInteger value = IntegerConstantArithmetic.exact(subject);
    return labelled.cases.stream()
        .filter(c -> IntegerConstantArithmetic.exact(at(c.low(), subject)).compareTo(value) <= 0)
        .filter(c -> IntegerConstantArithmetic.exact(at(c.high(), subject)).compareTo(value) >= 0)
        .map(Case::target)
        .findFirst();
  }

  private static IntegerConstant at(long value, IntegerConstant like) {
    return new IntegerConstant(value, like.type(), like.span());
  }

  /** {@code case low ... high:}. */
  void label(IASTCaseStatement node) {
    Labelled labelled = innermost(node);
    IASTExpression expression = node.getExpression();
    boolean range =
        expression instanceof IASTBinaryExpression binary
            && binary.getOperator() == IASTBinaryExpression.op_ellipses;
    IntegerConstant low =
        constant(range ? ((IASTBinaryExpression) expression).getOperand1() : expression, labelled);
    IntegerConstant high =
        range ? constant(((IASTBinaryExpression) expression).getOperand2(), labelled) : low;
    BlockId block = start(node, labelled);
    // An empty range names no value.
    if (IntegerConstantArithmetic.exact(low).compareTo(IntegerConstantArithmetic.exact(high))
        <= 0) {
      labelled.cases.add(new Case(low.value(), high.value(), block, code.span(node)));
    }
  }

  private IntegerConstant constant(IASTExpression node, Labelled labelled) {
    Expression value =
        code.constants()
            .integer(node)
            .orElseThrow(
                () -> new SourceError(node, "case label does not reduce to an integer constant"));
    return (IntegerConstant) code.conversions().convert(value, labelled.subject, code.span(node));
  }

  void defaultLabel(IASTNode node) {
    Labelled labelled = innermost(node);
    labelled.otherwise = Optional.of(start(node, labelled));
  }

  private BlockId start(IASTNode label, Labelled labelled) {
    BlockId block = code.emitter().newBlock();
    code.emitter().start(block, code.span(label));
    code.emitter().draft().label();
    code.function().jumps().pass(labelled.definitions);
    return block;
  }

  private Labelled innermost(IASTNode node) {
    return innermost.orElseThrow(
        () -> new SourceError(node, "a case label is not within a switch statement"));
  }
}
