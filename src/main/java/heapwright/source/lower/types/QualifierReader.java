package heapwright.source.lower.types;

import heapwright.ir.type.Qualifiers;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.Positions;
import heapwright.source.parse.text.TextMarks;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.c.ICASTDeclSpecifier;

/** The qualifiers that stand among specifiers, behind a star, or in the brackets of a parameter. */
final class QualifierReader {
  private final CodeContext code;

  QualifierReader(CodeContext code) {
    this.code = code;
  }

  Qualifiers of(IASTDeclSpecifier specifier) {
    boolean isAtomic = isAtomic(specifier);
    boolean isRestrict = specifier instanceof ICASTDeclSpecifier c && c.isRestrict() && !isAtomic;
    return new Qualifiers(specifier.isConst(), specifier.isVolatile(), isAtomic, isRestrict);
  }

  /** A record's body has marks of its own, so that the specifier itself must be qualified. */
  private boolean isAtomic(IASTDeclSpecifier specifier) {
    if (specifier instanceof IASTSimpleDeclSpecifier simple
        && simple.getType() == IASTSimpleDeclSpecifier.t_typeof
        && isMarked(specifier, Positions.start(simple.getDeclTypeExpression()))) {
      return true;
    }
    return specifier instanceof ICASTDeclSpecifier c
        && c.isRestrict()
        && isMarked(specifier, Positions.end(specifier));
  }

  Qualifiers of(IASTPointer pointer) {
    return of(pointer, pointer.isConst(), pointer.isVolatile(), pointer.isRestrict());
  }

  Qualifiers of(ICASTArrayModifier brackets) {
    return of(brackets, brackets.isConst(), brackets.isVolatile(), brackets.isRestrict());
  }

  /** What the parser takes for {@code restrict} is marked where the source has _Atomic. */
  private Qualifiers of(IASTNode node, boolean isConst, boolean isVolatile, boolean isRestrict) {
    boolean isAtomic = isRestrict && isMarked(node, Positions.end(node));
    return new Qualifiers(isConst, isVolatile, isAtomic, isRestrict && !isAtomic);
  }

  private boolean isMarked(IASTNode node, int end) {
    return code.unit().hasMark(TextMarks.Kind.ATOMIC, Positions.start(node), end);
  }
}
