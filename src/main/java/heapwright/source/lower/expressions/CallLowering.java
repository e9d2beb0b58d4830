package heapwright.source.lower.expressions;

import heapwright.ir.code.Argument;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.builtins.Builtins;
import heapwright.source.lower.builtins.LaneBuiltins;
import heapwright.source.lower.builtins.LibrarySignatures;
import heapwright.source.lower.context.CallEmission;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.LongJumpLowering;
import heapwright.source.lower.nested.StaticChain;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** Calls of functions, and of what GNU C spells like one. */
final class CallLowering {
  private final CodeContext code;
  private final ArgumentLowering arguments;
  private final Builtins builtins;

  CallLowering(CodeContext code) {
    this.code = code;
    this.arguments = new ArgumentLowering(code);
    this.builtins = new Builtins(code);
  }

  Operand operand(IASTFunctionCallExpression node) {
    return builtin(node)
        .map(name -> compilers(name, node).orElseGet(() -> builtins.operand(name, node)))
        .orElseGet(() -> code.calls().call(operands(node), true));
  }

  void effect(IASTFunctionCallExpression node) {
    Optional<String> builtin = builtin(node);
    if (builtin.isEmpty()) {
      code.calls().call(operands(node), false);
    } else if (compilers(builtin.get(), node).isEmpty()) {
      builtins.effect(builtin.get(), node);
    }
  }

  /** What calls of lanes' functions, setjmp and longjmp give. */
  private Optional<Operand> compilers(String name, IASTFunctionCallExpression node) {
    if (LaneBuiltins.isBuiltin(name, code)) {
      return Optional.of(new LaneBuiltins(code, node).value(name));
    }
    return LongJumpLowering.isJump(name)
        ? Optional.of(code.calls().longJumps().lower(name, node))
        : Optional.empty();
  }

  /** The name, if it is the compiler's own and nothing in the source has taken it. */
  private Optional<String> builtin(IASTFunctionCallExpression node) {
    return Syntax.name(node.getFunctionNameExpression())
        .filter(
            name ->
                Builtins.isBuiltin(name)
                    || LongJumpLowering.isJump(name)
                    || LaneBuiltins.isBuiltin(name, code));
  }

  /** Evaluates the operands of a call; empty for what only looks like one. */
  Optional<CallEmission.Prepared> prepare(IASTFunctionCallExpression node) {
    return builtin(node).isPresent() ? Optional.empty() : Optional.of(operands(node));
  }

  private CallEmission.Prepared operands(IASTFunctionCallExpression node) {
    Optional<Entity> named =
        Syntax.name(node.getFunctionNameExpression()).flatMap(code.scope()::find);
    if (named.orElse(null) instanceof Entity.NestedFunctionEntity entity) {
      code.function().jumps().check(entity.symbol(), node);
      SourceSpan span = code.span(node);
      List<Argument> passed = new ArrayList<>(arguments.evaluate(node, entity.type()));
      passed.add(0, StaticChain.argument(entity, span));
      return new CallEmission.Prepared(StaticChain.designator(entity, span), passed, span);
    }
    Operand.Designator function = function(node);
    List<Argument> passed = arguments.evaluate(node, function.type());
    return new CallEmission.Prepared(function, passed, code.span(node));
  }

  private Operand.Designator function(IASTFunctionCallExpression node) {
    IASTExpression callee = Syntax.bare(node.getFunctionNameExpression());
    Optional<String> undeclared =
        Syntax.name(callee).filter(name -> code.scope().find(name).isEmpty());
    if (undeclared.isPresent()) {
      String name = undeclared.get();
      FunctionType type = LibrarySignatures.implicit(name, code.model());
      return code.calls().library(name, type, code.span(callee));
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
