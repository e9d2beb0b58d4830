package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement.Leave;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement.Kind;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.blocks.LabelTable;
import heapwright.source.lower.context.Cleanups;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Statements;
import heapwright.source.lower.nested.JumpedDefinitions;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBreakStatement;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTContinueStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclarationStatement;
import org.eclipse.cdt.core.dom.ast.IASTDefaultStatement;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTGotoStatement;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTNullStatement;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTGotoStatement;

/** Lowers statements; loops and {@code switch} have classes of their own. */
public final class StatementLowering implements Statements {
  private final CodeContext code;
  private final LoopLowering loops;
  private final GotoLoops gotoLoops;
  private final ComputedGotos computedGotos;
  private final SwitchLowering switches;
  private final Cleanups cleanups;
  private final Returns returns;
  private final JumpedDefinitions jumps;
  private final NonlocalGotos nonlocalGotos;

  public StatementLowering(CodeContext code) {
    this.code = code;
    this.cleanups = code.function().cleanups();
    this.jumps = code.function().jumps();
    this.returns = new Returns(code);
    this.nonlocalGotos = new NonlocalGotos(code);
    this.loops = new LoopLowering(code);
    this.gotoLoops = new GotoLoops(code.emitter());
    this.computedGotos = new ComputedGotos(code);
    this.switches = new SwitchLowering(code, loops);
  }

  @Override
  public Expression labelAddress(String label, SourceSpan span) {
    return computedGotos.address(label, span);
  }

  @Override
  public void finish() {
    computedGotos.finish();
    jumps.finish();
  }

  @Override
  public void lower(IASTStatement node) {
    if (node instanceof IASTExpressionStatement statement) {
      code.emitter().step(node, Kind.EXPRESSION, code.span(node));
      code.expressions().effect(statement.getExpression());
    } else if (node instanceof IASTCompoundStatement block) {
      block(block);
    } else if (node instanceof IASTDeclarationStatement declaration) {
      code.declarations().lower(declaration.getDeclaration());
    } else if (node instanceof IASTIfStatement statement) {
      decide(statement);
    } else if (node instanceof IASTReturnStatement statement) {
      returns.lower(statement);
    } else if (!(node instanceof IASTNullStatement) && !loop(node) && !jump(node)) {
      throw new SourceError(node, "this statement cannot be read");
    }
  }

  private boolean loop(IASTStatement node) {
    if (node instanceof IASTForStatement statement) {
      loops.lower(statement);
    } else if (node instanceof IASTWhileStatement statement) {
      loops.lower(statement);
    } else if (node instanceof IASTDoStatement statement) {
      loops.lower(statement);
    } else if (node instanceof IASTSwitchStatement statement) {
      switches.lower(statement);
    } else {
      return false;
    }
    return true;
  }

  private boolean jump(IASTStatement node) {
    SourceSpan span = code.span(node);
    if (node instanceof IASTBreakStatement) {
      loops.leave(node, span);
    } else if (node instanceof IASTContinueStatement) {
      loops.repeat(node, span);
    } else if (node instanceof IASTCaseStatement statement) {
      switches.label(statement);
    } else if (node instanceof IASTDefaultStatement) {
      switches.defaultLabel(node);
    } else if (node instanceof IASTLabelStatement label) {
      start(label);
      lower(label.getNestedStatement());
    } else if (node instanceof IGNUASTGotoStatement statement) {
      // gcc cleans nothing up where it cannot tell the label.
      computedGotos.targets().forEach(gotoLoops::go);
      computedGotos.jump(statement);
    } else if (node instanceof IASTGotoStatement statement) {
      Optional<Expression> outside = nonlocalGotos.target(statement);
      if (outside.isPresent()) {
        code.calls().longJumps().leaveFor(outside.get(), span);
        return true;
      }
      BlockId target = block(statement.getName().toString());
      gotoLoops.go(target);
      // Code that is thrown away has blocks of its own.
      if (!code.emitter().discarding()) {
        jumps.go(target, node);
        cleanups.go(target, span);
      }
      code.emitter().leave(target, span);
    } else {
      return false;
    }
    return true;
  }

  private void start(IASTLabelStatement label) {
    BlockId block = block(label.getName().toString());
    computedGotos.label(label.getName().toString(), block);
    gotoLoops.label(block, code.span(label));
    if (!code.emitter().discarding()) {
      jumps.label(block);
      cleanups.label(block);
    }
    code.emitter().start(block, code.span(label));
    code.emitter().draft().label();
  }

  private BlockId block(String label) {
    return code.emitter().draft().labelled(label);
  }

  @Override
  public void body(IASTCompoundStatement node) {
    code.enterScope();
    statements(node);
    code.leaveScope();
  }

  private void block(IASTCompoundStatement node) {
    Draft draft = code.emitter().draft();
    LabelTable labels = draft.labels();
    draft.enterLabels(labels.insideBlock(node));
    code.enterScope();
    statements(node);
    draft.enterLabels(labels);
    if (code.emitter().draft().isOpen()) {
      for (Local local : code.scope().inMemory()) {
        code.emitter().append(new Leave(local, code.span(node)));
      }
    }
    code.leaveScope();
  }

  private void statements(IASTCompoundStatement node) {
    int depth = cleanups.depth();
    gotoLoops.enter();
    for (IASTStatement statement : node.getStatements()) {
      lower(statement);
      gotoLoops.next(code.span(node));
    }
    gotoLoops.leave();
    if (cleanups.depth() > depth) {
      cleanups.leave(depth, code.span(node), code.emitter().draft().isOpen());
    }
  }

  private void decide(IASTIfStatement node) {
    Emitter emitter = code.emitter();
    IASTExpression condition = node.getConditionExpression();
    SourceSpan span = code.unit().positions().between(node, condition);
    StatementNumber number = emitter.step(node, Kind.IF, span);
    BlockId yes = emitter.newBlock();
    BlockId no = emitter.newBlock();
    code.expressions().branch(condition, number, new BranchTargets(yes, no));
    emitter.start(yes, span);
    lower(node.getThenClause());
    if (node.getElseClause() == null) {
      emitter.start(no, span);
      return;
    }
    BlockId end = emitter.newBlock();
    emitter.jump(end, span);
    emitter.start(no, span);
    lower(node.getElseClause());
    emitter.start(end, span);
  }

  @Override
  public void effect(IGNUASTCompoundStatementExpression node) {
    enclosed(node, Optional.empty());
  }

  @Override
  public Rvalue value(IGNUASTCompoundStatementExpression node) {
    IASTStatement[] statements = node.getCompoundStatement().getStatements();
    return statements.length == 0
        ? Rvalue.Nothing.NOTHING
        : enclosed(node, Optional.of(statements[statements.length - 1]));
  }

  private Rvalue enclosed(IGNUASTCompoundStatementExpression node, Optional<IASTStatement> valued) {
    Draft draft = code.emitter().draft();
    StatementNumber around = draft.numbering().current();
    LabelTable labels = draft.labels();
    draft.enterLabels(labels.inside(node.getCompoundStatement()));
    int depth = cleanups.depth();
    code.enterScope();
    Rvalue value = Rvalue.Nothing.NOTHING;
    gotoLoops.enter();
    for (IASTStatement statement : node.getCompoundStatement().getStatements()) {
      if (valued.isPresent() && valued.get() == statement) {
        value = last(statement);
      } else {
        lower(statement);
        gotoLoops.next(code.span(node));
      }
    }
    gotoLoops.leave();
    code.leaveScope();
    if (cleanups.depth() > depth) {
      SourceSpan span = code.span(node);
      if (value instanceof Rvalue.Scalar scalar) {
        value = new Rvalue.Scalar(code.emitter().save(scalar.expression(), span));
      }
      cleanups.leave(depth, span, true);
    }
    draft.enterLabels(labels);
    draft.numbering().resume(around);
    return value;
  }

  private Rvalue last(IASTStatement node) {
    if (node instanceof IASTLabelStatement label) {
      start(label);
      return last(label.getNestedStatement());
    }
    if (node instanceof IASTExpressionStatement statement) {
      code.emitter().step(node, Kind.EXPRESSION, code.span(node));
      return code.expressions().value(statement.getExpression());
    }
    lower(node);
    return Rvalue.Nothing.NOTHING;
  }
}
