package heapwright.source.lower.initialisers;

import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.StringLiteral;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/**
 * Puts what an initialiser says into the order of the object's parts, in which gcc evaluates it
 * wherever the designators stand.
 */
final class OrderedSink implements InitialiserSink {
  private final InitialiserSink target;
  private final CodeContext code;
  private final List<Entry> entries = new ArrayList<>();
  private boolean repeating;

  private record Entry(long bit, boolean repeating, Runnable action) {}

  OrderedSink(InitialiserSink target, CodeContext code) {
    this.target = target;
    this.code = code;
  }

  /** Passes everything on. */
  void flush() {
    entries.sort(Comparator.comparingLong(Entry::bit));
    for (Entry entry : entries) {
      target.repeat(entry.repeating());
      entry.action().run();
    }
  }

  private void add(InitialisedPart part, Runnable action) {
    entries.add(new Entry(bit(part), repeating, action));
  }

  private static long bit(InitialisedPart part) {
    int shift = part.type().isScalar() ? part.cell().bits().map(b -> b.shift()).orElse(0) : 0;
    return 8 * part.offset() + shift;
  }

  @Override
  public void scalar(InitialisedPart part, IASTExpression value) {
    add(part, () -> target.scalar(part, value));
  }

  @Override
  public void aggregate(InitialisedPart part, IASTExpression value) {
    add(part, () -> target.aggregate(part, value));
  }

  @Override
  public void text(InitialisedPart part, StringLiteral string, IASTExpression node) {
    add(part, () -> target.text(part, string, node));
  }

  /** gcc forgets what the part was to hold, side effects included. */
  @Override
  public void clear(InitialisedPart part, IASTInitializerClause node) {
    long start = bit(part);
    long end = 8 * (part.offset() + code.model().size(part.type()));
    entries.removeIf(entry -> entry.bit() >= start && entry.bit() < end);
    add(part, () -> target.clear(part, node));
  }

  @Override
  public void repeat(boolean several) {
    repeating = several;
  }
}
