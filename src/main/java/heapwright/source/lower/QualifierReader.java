package heapwright.source.lower;

import heapwright.ir.Qualifiers;
import heapwright.source.parse.Marks;
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
    return qualifiers(specifier.isConst(), specifier.isVolatile(), isAtomic(specifier));
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
    boolean isAtomic = pointer.isRestrict() && isMarked(pointer, Positions.end(pointer));
    return qualifiers(pointer.isConst(), pointer.isVolatile(), isAtomic);
  }

  Qualifiers of(ICASTArrayModifier brackets) {
    boolean isAtomic = brackets.isRestrict() && isMarked(brackets, Positions.end(brackets));
    return qualifiers(brackets.isConst(), brackets.isVolatile(), isAtomic);
  }

  private boolean isMarked(IASTNode node, int end) {
    return code.unit().hasMark(Marks.Kind.ATOMIC, Positions.start(node), end);
  }

  private static Qualifiers qualifiers(boolean isConst, boolean isVolatile, boolean isAtomic) {
    return isConst || isVolatile || isAtomic
        ? new Qualifiers(isConst, isVolatile, isAtomic)
        : Qualifiers.NONE;
  }
}
