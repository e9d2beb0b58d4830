package heapwright.source.lower.problems;

import heapwright.ir.source.SourceSpan;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Leaves the lowering of a function that needs what is not supported. Never leaves the package. */
public final class UnsupportedConstruct extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Function<Positions, SourceSpan> place;

  public UnsupportedConstruct(IASTNode node, String construct) {
    this(positions -> positions.of(node), construct);
  }

  public UnsupportedConstruct(SourceSpan span, String construct) {
    this(positions -> span, construct);
  }

  private UnsupportedConstruct(Function<Positions, SourceSpan> place, String construct) {
    super(construct, null, false, false);
    this.place = place;
  }

  public SourceSpan span(Positions positions) {
    return place.apply(positions);
  }

  public String construct() {
    return getMessage();
  }
}
