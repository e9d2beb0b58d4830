package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement.Kind;
import heapwright.ir.source.StatementNumber;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.Cleanups;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.BranchTargets;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;

/** {@code while}, {@code do} and {@code for}, and where {@code break} and {@code continue} go. */
final class LoopLowering {
  private final CodeContext code;
  private final Cleanups cleanups;
  private Optional<Exit> breaking = Optional.empty();
  private Optional<Exit> continuing = Optional.empty();

  /** Where a jump leads, and which cleanups it leaves alone. */
  private record Exit(BlockId block, int depth) {}

  LoopLowering(CodeContext code) {
    this.code = code;
    this.cleanups = code.function().cleanups();
  }

  /** {@code break}. */
  void leave(IASTNode node, SourceSpan span) {
    go(
        breaking.orElseThrow(
            () -> new SourceError(node, "break statement not within loop or switch")),
        span);
  }

  /** {@code continue}. */
  void repeat(IASTNode node, SourceSpan span) {
    go(
        continuing.orElseThrow(() -> new SourceError(node, "continue statement not within a loop")),
        span);
  }

  private void go(Exit exit, SourceSpan span) {
    cleanups.unwind(exit.depth(), span);
    code.emitter().leave(exit.block(), span);
  }

  /** Runs something during which {@code break} goes elsewhere. */
  void withBreak(BlockId target, Runnable lowering) {
    Optional<Exit> before = breaking;
    breaking = Optional.of(new Exit(target, cleanups.depth()));
    lowering.run();
    breaking = before;
  }

  private void body(IASTStatement body, BlockId next, BlockId end) {
    Optional<Exit> before = continuing;
    continuing = Optional.of(new Exit(next, cleanups.depth()));
    withBreak(end, () -> code.statements().lower(body));
    continuing = before;
  }

  void lower(IASTWhileStatement node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.unit().positions().between(node, node.getCondition());
    BlockId test = emitter.newBlock();
    BlockId body = emitter.newBlock();
    BlockId end = emitter.newBlock();
    int first = emitter.draft().startedCount();
    emitter.start(test, span);
    StatementNumber number = emitter.step(node, Kind.WHILE, span);
    branch(node.getCondition(), number, body, end);
    emitter.start(body, span);
    body(node.getBody(), test, end);
    emitter.jump(test, span);
    emitter.draft().cycle(Optional.of(number), true, body, first, span);
    emitter.start(end, span);
  }

  /** The decision has its number where the condition stands, after the body. */
  void lower(IASTDoStatement node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node.getCondition());
    BlockId body = emitter.newBlock();
    BlockId test = emitter.newBlock();
    BlockId end = emitter.newBlock();
    int first = emitter.draft().startedCount();
    emitter.start(body, span);
    body(node.getBody(), test, end);
    emitter.start(test, span);
    StatementNumber number = emitter.step(node.getCondition(), Kind.DO, span);
    branch(node.getCondition(), number, body, end);
    emitter.draft().cycle(Optional.of(number), true, body, first, span);
    emitter.start(end, span);
  }

  void lower(IASTForStatement node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    int depth = cleanups.depth();
    code.enterScope();
    if (node.getInitializerStatement() != null) {
      code.statements().lower(node.getInitializerStatement());
    }
    BlockId test = emitter.newBlock();
    BlockId body = emitter.newBlock();
    BlockId next = emitter.newBlock();
    BlockId end = emitter.newBlock();
    int first = emitter.draft().startedCount();
    int statements = emitter.draft().numbering().count();
    emitter.start(test, span);
    test(node.getConditionExpression(), body, end, span);
    // The increment is numbered before the body, and comes after it in the list of blocks.
    int mark = emitter.draft().startedCount();
    increment(node.getIterationExpression(), next, test, span);
    Draft.Blocks increment = emitter.draft().takeStarted(mark);
    emitter.start(body, span);
    body(node.getBody(), next, end);
    emitter.jump(next, span);
    emitter.draft().putStarted(increment);
    boolean decides = node.getConditionExpression() != null;
    emitter
        .draft()
        .cycle(emitter.draft().numbering().firstSince(statements), decides, body, first, span);
    emitter.start(end, span);
    code.leaveScope();
    cleanups.leave(depth, span, true);
  }

  private void test(IASTExpression condition, BlockId body, BlockId end, SourceSpan span) {
    if (condition == null) {
      code.emitter().jump(body, span);
      return;
    }
    StatementNumber number = code.emitter().step(condition, Kind.FOR, code.span(condition));
    branch(condition, number, body, end);
  }

  private void branch(IASTExpression condition, StatementNumber number, BlockId body, BlockId end) {
    code.expressions().branch(condition, number, new BranchTargets(body, end));
  }

  private void increment(IASTExpression increment, BlockId next, BlockId test, SourceSpan span) {
    Emitter emitter = code.emitter();
    emitter.start(next, span);
    if (increment != null) {
      emitter.step(increment, Kind.EXPRESSION, code.span(increment));
      code.expressions().effect(increment);
    }
    emitter.jump(test, span);
  }
}
