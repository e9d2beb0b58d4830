package heapwright.source.lower.statements;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Terminator.Return;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement.Kind;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.Cleanups;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;

/** Lowers {@code return}, which converts to the function's type and undoes what is open. */
final class Returns {
  private final CodeContext code;
  private final Cleanups cleanups;

  Returns(CodeContext code) {
    this.code = code;
    this.cleanups = code.function().cleanups();
  }

  void lower(IASTReturnStatement node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    emitter.step(node, Kind.RETURN, span);
    Type result = code.function().result();
    Optional<Expression> value = Optional.empty();
    if (node.getReturnValue() != null && result instanceof VoidType) {
      code.expressions().effect(node.getReturnValue());
    } else if (node.getReturnValue() != null) {
      value = Optional.of(returned(node.getReturnValue(), result, span));
    }
    if (cleanups.depth() > 0) {
      value = value.map(v -> emitter.save(v, span));
      cleanups.unwind(0, span);
    }
    code.function().frame().ifPresent(frame -> frame.leave(span));
    emitter.terminate(new Return(value, span));
  }

  private Expression returned(IASTExpression node, Type result, SourceSpan span) {
    Expressions expressions = code.expressions();
    Rvalue value = expressions.value(node);
    if (result instanceof OpaqueType type && type.lanes().isPresent()) {
      Rvalue converted = code.lanes().converted(value, type, node);
      return ImplicitConversions.bare(code.lanes().inMemory(converted, span).address());
    }
    if (LaneTypes.isLaned(value.type())) {
      return code.lanes().scalar(value, result, node);
    }
    if (value instanceof Rvalue.Aggregate aggregate && aggregate.type().equals(result)) {
      return ImplicitConversions.bare(aggregate.address());
    }
    if (!result.isScalar()) {
      throw new SourceError(node, "incompatible types when returning '" + value.type() + "'");
    }
    Expression scalar = expressions.scalar(value, node);
    return ImplicitConversions.bare(code.conversions().convert(scalar, result, span));
  }
}
