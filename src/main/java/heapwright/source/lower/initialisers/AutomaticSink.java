package heapwright.source.lower.initialisers;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Emits the code that initialises an object in memory, on top of zero bytes, in the order of the
 * object's parts, in which gcc evaluates it wherever the designators stand.
 */
final class AutomaticSink implements InitialiserSink {
  private final CodeContext code;
  private final Expression base;
  private final List<Piece> pieces = new ArrayList<>();
  private final Map<IASTExpression, Rvalue> evaluated = new IdentityHashMap<>();

  /**
   * @param base the address of the object
   */
  AutomaticSink(CodeContext code, Expression base) {
    this.code = code;
    this.base = base;
  }

  @Override
  public void take(Piece piece) {
    if (piece.kind() == Kind.CLEAR) {
      // gcc forgets what the part was to hold, side effects included.
      long start = bit(piece.part());
      long end = 8 * (piece.part().offset() + code.model().size(piece.part().type()));
      pieces.removeIf(earlier -> bit(earlier.part()) >= start && bit(earlier.part()) < end);
    }
    pieces.add(piece);
  }

  private static long bit(InitialisedPart part) {
    int shift = part.type().isScalar() ? part.cell().bits().map(b -> b.shift()).orElse(0) : 0;
    return 8 * part.offset() + shift;
  }

  /** Emits everything. */
  void flush() {
    pieces.sort(Comparator.comparingLong(piece -> bit(piece.part())));
    pieces.forEach(this::emit);
  }

  private void emit(Piece piece) {
    InitialisedPart part = piece.part();
    SourceSpan span = code.span(piece.clause());
    switch (piece.kind()) {
      case SCALAR -> assign(piece, part.cell(), span);
      case AGGREGATE -> assign(piece, Cell.of(part.type()), span);
      case TEXT -> text(part, piece.text().orElseThrow(), span);
      case CLEAR ->
          code.emitter().append(new Statement.Zero(address(part, span), part.type(), span));
    }
  }

  private void assign(Piece piece, Cell cell, SourceSpan span) {
    IASTExpression value = (IASTExpression) piece.clause();
    Lvalue place = new Lvalue.Memory(address(piece.part(), span), cell, Qualifiers.NONE);
    code.expressions()
        .assign(
            place, piece.repeated() ? once(value) : code.expressions().value(value), span, value);
  }

  /** What serves several parts is evaluated once. */
  private Rvalue once(IASTExpression node) {
    Rvalue known = evaluated.get(node);
    if (known == null) {
      Rvalue value = code.expressions().value(node);
      known =
          value instanceof Rvalue.Scalar scalar
              ? new Rvalue.Scalar(code.at(node).save(scalar.expression()))
              : value;
      evaluated.put(node, known);
    }
    return known;
  }

  private void text(InitialisedPart part, StringLiteral string, SourceSpan span) {
    long size = Math.min(string.bytes().length, code.model().size(part.type()));
    if (size == 0) {
      return;
    }
    byte[] bytes = Arrays.copyOf(string.bytes(), (int) size);
    SymbolId literal = code.unit().globals().literal(bytes, string.element(), span);
    code.unit().use(literal);
    Type copied = string.element().array(size / code.model().size(string.element()));
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
