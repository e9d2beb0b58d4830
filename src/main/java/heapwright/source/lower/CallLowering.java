package heapwright.source.lower;

import heapwright.ir.Argument;
import heapwright.ir.Callee;
import heapwright.ir.Expression;
import heapwright.ir.FunctionType;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
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
  private final Builtins builtins;
  private final LongJumpLowering longJumps;

  CallLowering(CodeContext code, ExpressionLowering expressions) {
    this.code = code;
    this.arguments = new ArgumentLowering(code, expressions.conversions(), expressions.accesses());
    this.builtins = new Builtins(code, expressions, arguments, this);
    this.longJumps = new LongJumpLowering(code, this);
  }

  Operand operand(IASTFunctionCallExpression node) {
    Optional<String> builtin = builtin(node);
    if (builtin.isEmpty()) {
      return call(node, true);
    }
    if (LaneBuiltins.isBuiltin(builtin.get(), code)) {
      return new LaneBuiltins(code).value(builtin.get(), node);
    }
    return LongJumpLowering.isJump(builtin.get())
        ? longJumps.lower(builtin.get(), node)
        : builtins.operand(builtin.get(), node);
  }

  void effect(IASTFunctionCallExpression node) {
    Optional<String> builtin = builtin(node);
    if (builtin.isEmpty()) {
      call(node, false);
    } else if (LaneBuiltins.isBuiltin(builtin.get(), code)) {
      new LaneBuiltins(code).value(builtin.get(), node);
    } else if (LongJumpLowering.isJump(builtin.get())) {
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
        Builtins.isBuiltin(name)
            || LongJumpLowering.isJump(name)
            || LaneBuiltins.isBuiltin(name, code);
    return isBuiltin ? Optional.of(name) : Optional.empty();
  }

  /** A call whose operands have been evaluated, and nothing more. */
  record Prepared(Operand.Designator function, List<Argument> arguments, SourceSpan span) {}

  /** Evaluates the operands of a call; empty for what only looks like one. */
  Optional<Prepared> prepare(IASTFunctionCallExpression node) {
    return builtin(node).isPresent() ? Optional.empty() : Optional.of(operands(node));
  }

  private Prepared operands(IASTFunctionCallExpression node) {
    if (named(node).orElse(null) instanceof Entity.NestedFunctionEntity entity) {
      code.statements().jumps().check(entity.symbol(), node);
      SourceSpan span = code.span(node);
      List<Argument> passed = new ArrayList<>(arguments.evaluate(node, entity.type()));
      passed.add(0, NestedFunctions.chain(entity, code.model(), span));
      return new Prepared(NestedFunctions.designator(entity, code.model(), span), passed, span);
    }
    Operand.Designator function = function(node);
    List<Argument> passed = arguments.evaluate(node, function.type());
    return new Prepared(function, passed, code.span(node));
  }

  Rvalue call(Prepared call) {
    return call(call.function(), call.arguments(), true, call.span());
  }

  private Rvalue call(IASTFunctionCallExpression node, boolean used) {
    Prepared call = operands(node);
    return call(call.function(), call.arguments(), used, call.span());
  }

  LongJumpLowering longJumps() {
    return longJumps;
  }

  /** Calls what a machine itself does. */
  Rvalue callMachine(String name, FunctionType type, List<Argument> passed, SourceSpan span) {
    Operand.Designator function = library(name, type, span);
    return emit(function, passed, !(type.result() instanceof VoidType), span);
  }

  /** Calls a library function that is declared, or known to the compiler. */
  Rvalue callLibrary(
      String name, FunctionType type, List<Argument> passed, boolean used, SourceSpan span) {
    return call(library(name, type, span), passed, used, span);
  }

  /** The function of this name at file scope; one of this type if it is not declared. */
  Operand.Designator library(String name, FunctionType type, SourceSpan span) {
    Optional<Entity> known = code.unit().fileScope().find(name);
    Entity.FunctionEntity entity =
        known.isPresent() && known.get() instanceof Entity.FunctionEntity function
            ? function
            : code.unit().declareFunction(name, type, span);
    code.unit().use(entity.symbol());
    FunctionType declared =
        entity.type().kind() == FunctionType.Parameters.UNSPECIFIED ? type : entity.type();
    return new Operand.Designator(
        new Expression.FunctionAddress(entity.symbol(), declared.pointer(), span), declared);
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
      return library(name, LibrarySignatures.implicit(name, code.model()), span);
    }
    Operand operand = code.expressions().operand(callee);
    if (operand instanceof Operand.Designator designator) {
      return designator;
    }
    Rvalue value = code.expressions().accesses().read(operand, code.span(callee));
    if (value instanceof Rvalue.Scalar scalar
        && scalar.type() instanceof PointerType pointer
        && pointer.target() instanceof FunctionType type) {
      return new Operand.Designator(scalar.expression(), type);
    }
    throw new SourceError(callee, "called object is not a function or function pointer");
  }

  private Rvalue call(
      Operand.Designator function, List<Argument> passed, boolean used, SourceSpan span) {
    Rvalue result = emit(function, passed, used, span);
    longJumps.land(span);
    if (function.address() instanceof Expression.FunctionAddress address
        && !code.unit().functions().returns(address.symbol())) {
      code.emitter().terminate(new Terminator.Unreachable(span));
    }
    return result;
  }

  private Rvalue emit(
      Operand.Designator function, List<Argument> passed, boolean used, SourceSpan span) {
    Callee callee =
        function.address() instanceof Expression.FunctionAddress address
            ? new Callee.Direct(address.symbol())
            : new Callee.Indirect(ImplicitConversions.bare(function.address()));
    Type type = function.type().result();
    Optional<Local> result = result(type, used, span);
    List<Argument> given = callee instanceof Callee.Direct direct ? marked(direct, passed) : passed;
    code.emitter().append(new Statement.Call(result, callee, given, function.type(), span));
    if (result.isEmpty()) {
      return Rvalue.Nothing.NOTHING;
    }
    return LvalueAccess.value(result.get(), span);
  }

  /** The arguments, those marked that the function is declared to want non-null. */
  private List<Argument> marked(Callee.Direct callee, List<Argument> passed) {
    List<Argument> marked = new ArrayList<>(passed);
    for (int i = 0; i < marked.size(); i++) {
      Argument argument = marked.get(i);
      if (argument.type() instanceof PointerType
          && code.unit().functions().wantsNonNull(callee.symbol(), i)) {
        marked.set(i, argument.declaredNonNull());
      }
    }
    return marked;
  }

  private Optional<Local> result(Type type, boolean used, SourceSpan span) {
    if (type instanceof VoidType) {
      return Optional.empty();
    }
    if (type.isScalar()) {
      return used ? Optional.of(code.emitter().temporary(type, span)) : Optional.empty();
    }
    return Optional.of(code.emitter().memoryTemporary(type, span));
  }
}
