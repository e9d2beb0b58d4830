package heapwright.source.lower.initialisers;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/** Emits the code that initialises an object in memory, on top of zero bytes. */
final class AutomaticSink implements InitialiserSink {
  private final CodeContext code;
  private final Expression base;
  private final Map<IASTExpression, Rvalue> evaluated = new IdentityHashMap<>();
  private boolean repeating;

  /**
   * @param base the address of the object
   */
  AutomaticSink(CodeContext code, Expression base) {
    this.code = code;
    this.base = base;
  }

  @Override
  public void scalar(InitialisedPart part, IASTExpression value) {
    assign(part, part.cell(), value);
  }

  @Override
  public void aggregate(InitialisedPart part, IASTExpression value) {
    assign(part, Cell.of(part.type()), value);
  }

  private void assign(InitialisedPart part, Cell cell, IASTExpression value) {
    SourceSpan span = code.span(value);
    Lvalue place = new Lvalue.Memory(address(part, span), cell, Qualifiers.NONE);
    code.expressions().assign(place, value(value, span), span, value);
  }

  /** What serves several parts is evaluated once. */
  private Rvalue value(IASTExpression node, SourceSpan span) {
    if (!repeating) {
      return code.expressions().value(node);
    }
    Rvalue known = evaluated.get(node);
    if (known == null) {
      Rvalue value = code.expressions().value(node);
      known =
          value instanceof Rvalue.Scalar scalar
              ? new Rvalue.Scalar(code.emitter().save(scalar.expression(), span))
              : value;
      evaluated.put(node, known);
    }
    return known;
  }

  @Override
  public void repeat(boolean several) {
    repeating = several;
  }

  @Override
  public void clear(InitialisedPart part, IASTInitializerClause node) {
    SourceSpan span = code.span(node);
    code.emitter().append(new Statement.Zero(address(part, span), part.type(), span));
  }

  @Override
  public void text(InitialisedPart part, StringLiteral string, IASTExpression node) {
    ArrayType array = (ArrayType) part.type();
    long room = Math.min(string.bytes().length, code.model().size(array));
    if (room == 0) {
      return;
    }
    SourceSpan span = code.span(node);
    byte[] bytes = Arrays.copyOf(string.bytes(), (int) room);
    SymbolId literal = code.unit().literal(bytes, string.element(), span);
    code.unit().use(literal);
    Type copied = string.element().array(room / code.model().size(string.element()));
    Expression from = new Expression.GlobalAddress(literal, copied.pointer(), span);
    code.emitter().append(new Statement.Copy(address(part, span), from, copied, span));
  }

  private Expression address(InitialisedPart part, SourceSpan span) {
    InitialisedPart.Origin origin = part.origin().orElse(null);
    if (origin instanceof InitialisedPart.Origin.Member member) {
      return new Expression.FieldAddress(
          address(member.around(), span),
          (RecordType) member.around().type(),
          member.field(),
          part.type().pointer(),
          span);
    }
    if (origin instanceof InitialisedPart.Origin.Element element) {
      return new Expression.ElementAddress(
          address(element.around(), span),
          constant(element.index(), code.model().differenceType(), span),
          constant(code.model().size(part.type()), code.model().sizeType(), span),
          part.type().pointer(),
          span);
    }
    return base;
  }

  private static Expression constant(long value, Type type, SourceSpan span) {
    return new Expression.IntegerConstant(value, type, span);
  }
}
