package heapwright.source.lower.builtins;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** {@code va_start}, {@code va_arg}, {@code va_copy}, {@code va_end}. */
final class VariadicBuiltins {
  private final CodeContext code;

  VariadicBuiltins(CodeContext code) {
    this.code = code;
  }

  Rvalue value(String name, IASTFunctionCallExpression node) {
    IASTExpression[] operands = Syntax.arguments(node);
    SourceSpan span = code.span(node);
    Emitter emitter = code.emitter();
    switch (name) {
      case "__builtin_va_start", "__builtin_c23_va_start" ->
          emitter.append(new Statement.StartArguments(list(operands[0]), span));
      case "__builtin_va_end" -> code.expressions().effect(operands[0]);
      case "__builtin_va_copy" -> {
        Expression to = list(operands[0]);
        Expression from = list(operands[1]);
        Type type = ((PointerType) from.type()).target();
        emitter.append(new Statement.Copy(to, from, type, span));
      }
      case "__builtin_va_arg" -> {
        return next(operands, span);
      }
      default -> throw new UnsupportedConstruct(node, name);
    }
    return Rvalue.Nothing.NOTHING;
  }

  private Rvalue next(IASTExpression[] operands, SourceSpan span) {
    Expression list = list(operands[0]);
    Type type = code.types().operand(operands[1]).type();
    Local target =
        type.isScalar()
            ? code.emitter().temporary(type, span)
            : code.emitter().memoryTemporary(type, span);
    code.emitter().append(new Statement.NextArgument(target, list, type, span));
    return LvalueAccess.value(target, span);
  }

  /** The address of the list: the array decays, a parameter is a pointer already. */
  private Expression list(IASTExpression node) {
    return code.expressions().scalar(node);
  }
}
