package heapwright.source.parse;

import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.gnu.c.GCCLanguage;
import org.eclipse.cdt.core.dom.parser.IScannerExtensionConfiguration;
import org.eclipse.cdt.core.dom.parser.ISourceCodeParser;
import org.eclipse.cdt.core.index.IIndex;
import org.eclipse.cdt.core.model.ILanguage;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IParserSettings;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IScannerInfo;
import org.eclipse.cdt.core.parser.IncludeFileContentProvider;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.core.parser.ScannerInfo;
import org.eclipse.core.runtime.CoreException;

/** C as gcc has it, read by the parser library. */
final class GnuC extends GCCLanguage {
  private static final GnuCWords WORDS = new GnuCWords();

  @Override
  protected IScannerExtensionConfiguration getScannerExtensionConfiguration(IScannerInfo info) {
    return WORDS;
  }

  @Override
  protected ISourceCodeParser createParser(
      IScanner scanner,
      ParserMode mode,
      IParserLogService log,
      IIndex index,
      int options,
      IParserSettings settings) {
    return new GnuCParser(scanner, mode, log, getParserExtensionConfiguration(), index);
  }

  IASTTranslationUnit parse(String name, char[] text) {
    try {
      return getASTTranslationUnit(
          FileContent.create(name, true, text),
          new ScannerInfo(),
          IncludeFileContentProvider.getEmptyFilesProvider(),
          null,
          ILanguage.OPTION_NO_IMAGE_LOCATIONS,
          new NullLogService());
    } catch (CoreException e) {
      throw new IllegalStateException("the parser library failed on " + name, e);
    }
  }
}
