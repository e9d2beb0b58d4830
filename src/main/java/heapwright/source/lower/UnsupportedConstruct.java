package heapwright.source.lower;

import heapwright.ir.SourceSpan;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Leaves the lowering of a function that needs what is not supported. Never leaves the package. */
final class UnsupportedConstruct extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Function<Positions, SourceSpan> place;

  UnsupportedConstruct(IASTNode node, String construct) {
    this(positions -> positions.of(node), construct);
  }

  UnsupportedConstruct(SourceSpan span, String construct) {
    this(positions -> span, construct);
  }

  private UnsupportedConstruct(Function<Positions, SourceSpan> place, String construct) {
    super(construct, null, false, false);
    this.place = place;
  }

  SourceSpan span(Positions positions) {
    return place.apply(positions);
  }

  String construct() {
    return getMessage();
  }
}
