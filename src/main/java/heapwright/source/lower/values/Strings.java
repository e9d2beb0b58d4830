package heapwright.source.lower.values;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.problems.Positions;
import java.util.Optional;
import java.util.stream.LongStream;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;

/** String literals. */
public final class Strings {
  private final DataModel model;

  public Strings(DataModel model) {
    this.model = model;
  }

  /** The string, if the node is a string literal, perhaps in parentheses. */
  public Optional<StringLiteral> find(IASTExpression node) {
    return Syntax.bare(node) instanceof IASTLiteralExpression literal
            && literal.getKind() == IASTLiteralExpression.lk_string_literal
        ? Optional.of(read(literal))
        : Optional.empty();
  }

  public StringLiteral read(IASTLiteralExpression node) {
    String joined = new String(node.getValue());
    Encoding encoding = Encoding.of(joined);
    boolean escapes = joined.indexOf('\\') >= 0;
    boolean adjacent = Positions.end(node) - Positions.start(node) != joined.length();
    // The parser joins "\1" "2" to "\12"; the pieces have to be decoded one by one.
    long[] units =
        escapes && adjacent
            ? pieces(node.getRawSignature(), encoding)
            : EscapeDecoding.units(encoding.body(joined), encoding);
    return literal(units, encoding.element(model));
  }

  /** A string of the compiler's own, such as {@code __func__}. */
  public StringLiteral of(String text) {
    return literal(EscapeDecoding.units(text, Encoding.NARROW), Encoding.NARROW.element(model));
  }

  private StringLiteral literal(long[] units, IntegerType element) {
    int width = (int) model.size(element);
    return new StringLiteral(EscapeDecoding.bytes(units, width), element, units.length + 1);
  }

  private static long[] pieces(String raw, Encoding encoding) {
    LongStream.Builder all = LongStream.builder();
    int at = raw.indexOf('"');
    while (at >= 0) {
      int end = at + 1;
      while (end < raw.length() && raw.charAt(end) != '"') {
        end += raw.charAt(end) == '\\' ? 2 : 1;
      }
      String piece = raw.substring(at + 1, Math.min(end, raw.length()));
      for (long unit : EscapeDecoding.units(piece, encoding)) {
        all.add(unit);
      }
      at = raw.indexOf('"', end + 1);
    }
    return all.build().toArray();
  }
}
