package heapwright.source.lower.expressions;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement.Assign;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** Conditions where their value is wanted, or only their effects. */
final class Conditionals {
  private final CodeContext code;
  private final ConditionLowering conditions;

  Conditionals(CodeContext code, ConditionLowering conditions) {
    this.code = code;
    this.conditions = conditions;
  }

  /** {@code a && f();}: the last operand is a condition too, though nothing depends on it. */
  void effect(IASTBinaryExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    BlockId end = emitter.newBlock();
    conditions.branch(node, new BranchTargets(ifTrue, ifFalse));
    emitter.start(ifTrue, span);
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.leave(end, span);
    emitter.start(end, span);
  }

  /** {@code &&}, {@code ||}, {@code !} and comparisons. */
  Rvalue value(IASTExpression node) {
    return conditions.isDivided(node) ? truth(node) : new Rvalue.Scalar(conditions.undecided(node));
  }

  /** 1 or 0, by the conditions of {@code &&} and {@code ||}. */
  private Rvalue.Scalar truth(IASTExpression node) {
    Emitter emitter = code.emitter();
    Computation at = code.at(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    KnownOutcome outcome = conditions.branch(node, new BranchTargets(ifTrue, ifFalse));
    if (outcome != KnownOutcome.EITHER) {
      boolean holds = outcome == KnownOutcome.ALWAYS;
      emitter.start(holds ? ifTrue : ifFalse, at.span());
      return new Rvalue.Scalar(at.integer(holds ? 1 : 0));
    }
    Local result = emitter.temporary(code.model().signedInt(), at.span());
    BlockId end = emitter.newBlock();
    emitter.start(ifTrue, at.span());
    emitter.append(new Assign(result, at.integer(1), at.span()));
    emitter.leave(end, at.span());
    emitter.start(ifFalse, at.span());
    emitter.append(new Assign(result, at.integer(0), at.span()));
    emitter.leave(end, at.span());
    emitter.start(end, at.span());
    return new Rvalue.Scalar(new Expression.Read(result, at.span()));
  }
}
