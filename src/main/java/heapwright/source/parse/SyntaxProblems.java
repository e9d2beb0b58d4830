package heapwright.source.parse;

import heapwright.ir.source.SourceSpan;
import heapwright.source.parse.position.Lexis;
import heapwright.source.parse.text.PreparedText;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;

/** Collects what the parser could not read, as diagnostics. */
final class SyntaxProblems extends ASTVisitor {
  /** More would only repeat the first ones. */
  private static final int LIMIT = 20;

  private final PreparedText prepared;
  private final List<Diagnostic> found = new ArrayList<>();

  private SyntaxProblems(PreparedText prepared) {
    this.prepared = prepared;
    shouldVisitProblems = true;
  }

  static List<Diagnostic> of(IASTTranslationUnit tree, PreparedText prepared) {
    SyntaxProblems visitor = new SyntaxProblems(prepared);
    tree.accept(visitor);
    return visitor.found;
  }

  @Override
  public int visit(IASTProblem problem) {
    ASTNode node = (ASTNode) problem;
    int last = Math.max(0, prepared.text().length - 1);
    int start = Math.min(node.getOffset(), last);
    int end = Math.min(Math.max(start, start + node.getLength() - 1), last);
    SourceSpan at = prepared.map().span(start, end);
    found.add(new Diagnostic(at, Severity.ERROR, message(start)));
    return found.size() < LIMIT ? PROCESS_CONTINUE : PROCESS_ABORT;
  }

  private String message(int start) {
    char[] text = prepared.text();
    int from = Lexis.skipBlanks(text, start);
    if (from >= text.length) {
      return "the file ends too early; is a closing brace missing?";
    }
    int end = Math.max(from + 1, Lexis.wordEnd(text, from));
    return "syntax error at or behind '" + new String(text, from, end - from) + "'";
  }
}
