package heapwright.source.parse;

import heapwright.source.parse.text.PreparedText;
import heapwright.source.result.Diagnostic;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;

/**
 * A unit's syntax tree and the text that it was parsed from.
 *
 * @param problems what the parser could not read; the tree has problem nodes there
 */
public record ParsedUnit(IASTTranslationUnit tree, PreparedText text, List<Diagnostic> problems) {
  public ParsedUnit {
    problems = List.copyOf(problems);
  }
}
