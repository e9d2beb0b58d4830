package heapwright.source.parse;

import heapwright.source.parse.position.SourceMap;
import heapwright.source.parse.text.AttributeTable;
import heapwright.source.parse.text.PackTable;
import heapwright.source.parse.text.TextMarks;
import heapwright.source.result.Diagnostic;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;

/**
 * A unit's syntax tree and what goes with it.
 *
 * @param problems what the parser could not read; the tree has problem nodes there
 */
public record ParsedUnit(
    IASTTranslationUnit tree,
    SourceMap map,
    AttributeTable attributes,
    PackTable packing,
    TextMarks marks,
    List<Diagnostic> problems) {

  public ParsedUnit {
    problems = List.copyOf(problems);
  }
}
