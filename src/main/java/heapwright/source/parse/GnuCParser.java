package heapwright.source.parse;

import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDefaultStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.parser.c.ICParserExtensionConfiguration;
import org.eclipse.cdt.core.index.IIndex;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.dom.parser.BacktrackException;
import org.eclipse.cdt.internal.core.dom.parser.c.GNUCSourceParser;

/**
 * The library's parser ends a statement at the colon of a case label. In a block the labelled
 * statement is then the next one; under {@code if}, {@code else} and loops it has to belong to the
 * label, so both become a block there (C17 6.8.1p1: a labelled statement is one statement).
 */
final class GnuCParser extends GNUCSourceParser {
  /** How many statements are open within the innermost block. */
  private int open;

  GnuCParser(
      IScanner scanner,
      ParserMode mode,
      IParserLogService log,
      ICParserExtensionConfiguration configuration,
      IIndex index) {
    super(scanner, mode, log, configuration, index);
  }

  @Override
  protected IASTCompoundStatement compoundStatement()
      throws EndOfFileException, BacktrackException {
    int around = open;
    open = 0;
    try {
      return super.compoundStatement();
    } finally {
      open = around;
    }
  }

  @Override
  protected IASTStatement statement() throws EndOfFileException, BacktrackException {
    boolean isGoverned = open > 0;
    open++;
    try {
      IASTStatement first = super.statement();
      return isGoverned && isCaseLabel(first) ? labelled(first) : first;
    } finally {
      open--;
    }
  }

  /** What a label of a block's own statement stands before is the block's own as well. */
  @Override
  protected IASTStatement parseLabelStatement() throws EndOfFileException, BacktrackException {
    int around = open;
    open = around == 1 ? 0 : around;
    try {
      return super.parseLabelStatement();
    } finally {
      open = around;
    }
  }

  private IASTStatement labelled(IASTStatement label)
      throws EndOfFileException, BacktrackException {
    IASTCompoundStatement block = getNodeFactory().newCompoundStatement();
    block.addStatement(label);
    IASTStatement body = statement();
    block.addStatement(body);
    return setRange(block, label, calculateEndOffset(body));
  }

  private static boolean isCaseLabel(IASTStatement statement) {
    return statement instanceof IASTCaseStatement || statement instanceof IASTDefaultStatement;
  }
}
