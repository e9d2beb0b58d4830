package heapwright.source.lower.problems;

import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.SourceSpan;
import heapwright.source.parse.position.SourceMap;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;

/** Where nodes of the syntax tree stand in the user's files. */
public final class Positions {
  private final String unit;
  private final SourceMap map;

  public Positions(String unit, SourceMap map) {
    this.unit = unit;
    this.map = map;
  }

  public SourceSpan of(IASTNode node) {
    int start = start(node);
    return map.span(start, Math.max(start, end(node) - 1));
  }

  /** From the first character of one node to the last of another. */
  public SourceSpan between(IASTNode first, IASTNode last) {
    int start = start(first);
    return map.span(start, Math.max(start, end(last) - 1));
  }

  /** Whether the node comes from a header that the compiler calls a system header. */
  public boolean inSystemHeader(IASTNode node) {
    return map.inSystemHeader(start(node));
  }

  /** Where the text that the compiler sees has a condition. */
  public ConditionSpan condition(IASTNode node, ConditionSpan.Use use) {
    return new ConditionSpan(
        unit, map.preprocessed(start(node)), map.preprocessedEnd(end(node)), use);
  }

  /** The offset of a node's first character in the parsed text. */
  public static int start(IASTNode node) {
    return ((ASTNode) node).getOffset();
  }

  /** The offset behind a node's last character in the parsed text. */
  public static int end(IASTNode node) {
    ASTNode positioned = (ASTNode) node;
    return positioned.getOffset() + positioned.getLength();
  }
}
