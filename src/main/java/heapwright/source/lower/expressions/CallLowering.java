package heapwright.source.lower.expressions;

import heapwright.ir.code.Argument;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.source.lower.builtins.Builtins;
import heapwright.source.lower.builtins.LaneBuiltins;
import heapwright.source.lower.builtins.LibrarySignatures;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.StaticChain;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.operands.CallEmission;
import heapwright.source.lower.operands.LongJumpLowering;
import heapwright.source.lower.operands.LongJumps;
import heapwright.source.lower.operands.MemberAccess;
import heapwright.source.lower.operands.Names;
import heapwright.source.lower.operands.PreparedCall;
import heapwright.source.lower.operands.SourceCalls;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Calls of functions, and of what GNU C spells like one. */
final class CallLowering {
  private final CodeContext code;
  private final ArgumentLowering arguments;
  private final CallEmission emission;
  private final SourceCalls calls;
  private final Builtins builtins;
  private final LongJumpLowering longJumps;

  CallLowering(CodeContext code, CallEmission emission, MemberAccess members, Names names) {
    this.code = code;
    this.arguments = new ArgumentLowering(code);
    this.emission = emission;
    this.longJumps = new LongJumpLowering(code, emission);
    this.calls = new SourceCalls(code, emission, longJumps);
    this.builtins = new Builtins(code, members, names, arguments, calls);
  }

  LongJumpLowering longJumps() {
    return longJumps;
  }

  /** The end of the function, when every setjmp is known. */
  void finish() {
    longJumps.finish();
  }

  Operand operand(IASTFunctionCallExpression node) {
    Optional<String> builtin = builtin(node);
    if (builtin.isEmpty()) {
      return call(node, true);
    }
    if (LaneBuiltins.isBuiltin(builtin.get(), code)) {
      return new LaneBuiltins(code).value(builtin.get(), node);
    }
    return LongJumps.isJump(builtin.get())
        ? longJumps.lower(builtin.get(), node)
        : builtins.operand(builtin.get(), node);
  }

  void effect(IASTFunctionCallExpression node) {
    Optional<String> builtin = builtin(node);
    if (builtin.isEmpty()) {
      call(node, false);
    } else if (LaneBuiltins.isBuiltin(builtin.get(), code)) {
      new LaneBuiltins(code).value(builtin.get(), node);
    } else if (LongJumps.isJump(builtin.get())) {
      longJumps.lower(builtin.get(), node);
    } else {
      builtins.effect(builtin.get(), node);
    }
  }

  /** The name, if it is the compiler's own and nothing in the source has taken it. */
  private Optional<String> builtin(IASTFunctionCallExpression node) {
    if (!(node.getFunctionNameExpression() instanceof IASTIdExpression id)) {
      return Optional.empty();
    }
    String name = id.getName().toString();
    boolean isBuiltin =
        Builtins.isBuiltin(name) || LongJumps.isJump(name) || LaneBuiltins.isBuiltin(name, code);
    return isBuiltin ? Optional.of(name) : Optional.empty();
  }

  /** Evaluates the operands of a call; empty for what only looks like one. */
  Optional<PreparedCall> prepare(IASTFunctionCallExpression node) {
    return builtin(node).isPresent() ? Optional.empty() : Optional.of(operands(node));
  }

  private PreparedCall operands(IASTFunctionCallExpression node) {
    if (named(node).orElse(null) instanceof Entity.NestedFunctionEntity entity) {
      code.function().jumps().check(entity.symbol(), node);
      SourceSpan span = code.span(node);
      List<Argument> passed = new ArrayList<>(arguments.evaluate(node, entity.type()));
      passed.add(0, StaticChain.argument(entity, span));
      return new PreparedCall(StaticChain.designator(entity, span), passed, span);
    }
    Operand.Designator function = function(node);
    List<Argument> passed = arguments.evaluate(node, function.type());
    return new PreparedCall(function, passed, code.span(node));
  }

  Rvalue call(PreparedCall call) {
    return calls.call(call, true);
  }

  private Rvalue call(IASTFunctionCallExpression node, boolean used) {
    return calls.call(operands(node), used);
  }

  /** What the callee's name stands for, if that is all there is. */
  private Optional<Entity> named(IASTFunctionCallExpression node) {
    return node.getFunctionNameExpression() instanceof IASTIdExpression id
        ? code.scope().find(id.getName().toString())
        : Optional.empty();
  }

  private Operand.Designator function(IASTFunctionCallExpression node) {
    IASTExpression callee = node.getFunctionNameExpression();
    while (callee instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      callee = unary.getOperand();
    }
    if (callee instanceof IASTIdExpression id
        && code.scope().find(id.getName().toString()).isEmpty()) {
      String name = id.getName().toString();
      SourceSpan span = code.span(callee);
      return emission.library(name, LibrarySignatures.implicit(name, code.model()), span);
    }
    Operand operand = code.expressions().operand(callee);
    if (operand instanceof Operand.Designator designator) {
      return designator;
    }
    Rvalue value = code.accesses().read(operand, code.span(callee));
    if (value instanceof Rvalue.Scalar scalar
        && scalar.type() instanceof PointerType pointer
        && pointer.target() instanceof FunctionType type) {
      return new Operand.Designator(scalar.expression(), type);
    }
    throw new SourceError(callee, "called object is not a function or function pointer");
  }
}
