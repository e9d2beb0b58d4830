package heapwright.source.parse;

import heapwright.source.parse.position.CompilerView;
import heapwright.source.parse.text.PreparedText;
import heapwright.source.parse.text.TextPreparation;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;

/** Parses preprocessed C. */
public final class UnitParser {
  private static final GnuC LANGUAGE = new GnuC();

  private UnitParser() {}

  /** Parses a text that was not preprocessed. */
  public static ParsedUnit parse(String name, char[] text) {
    return parse(name, text, CompilerView.NONE);
  }

  /**
   * Parses a unit.
   *
   * @param name its file until a line marker of the text names another
   * @param compiler answers what only the compiler's side knows
   */
  public static ParsedUnit parse(String name, char[] text, CompilerView compiler) {
    PreparedText prepared = TextPreparation.prepare(name, text, compiler);
    IASTTranslationUnit tree = LANGUAGE.parse(name, prepared.text());
    return new ParsedUnit(tree, prepared, SyntaxProblems.of(tree, prepared));
  }

  /**
   * Parses an expression that stands alone, such as an attribute's argument. Names of types inside
   * may read as expressions, since nothing is declared.
   */
  public static Optional<IASTExpression> expression(String text) {
    char[] unit = ("int x = " + text + ";").toCharArray();
    PreparedText prepared = TextPreparation.prepare("", unit, CompilerView.NONE);
    IASTTranslationUnit tree = LANGUAGE.parse("", prepared.text());
    FirstInitialiser visitor = new FirstInitialiser();
    tree.accept(visitor);
    return SyntaxProblems.of(tree, prepared).equals(List.of()) ? visitor.found : Optional.empty();
  }

  private static final class FirstInitialiser extends ASTVisitor {
    Optional<IASTExpression> found = Optional.empty();

    FirstInitialiser() {
      shouldVisitInitializers = true;
    }

    @Override
    public int visit(IASTInitializer initialiser) {
      if (initialiser instanceof IASTEqualsInitializer equals
          && equals.getInitializerClause() instanceof IASTExpression expression) {
        found = Optional.of(expression);
      }
      return PROCESS_ABORT;
    }
  }
}
