package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;

/** Reads declaration specifiers, declarators and type names. */
final class TypeReader {
  private final CodeContext code;

  TypeReader(CodeContext code) {
    this.code = code;
  }

  /** The type that a type name denotes: in casts, {@code sizeof}, compound literals. */
  QualifiedType read(IASTTypeId typeId) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The type that specifiers alone denote; declares the tags and enumerators inside. */
  QualifiedType read(IASTDeclSpecifier specifier) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The alignment of the type that a type name denotes, {@code aligned} attributes included. */
  int alignment(IASTTypeId typeId) {
    throw new UnsupportedOperationException(code.toString());
  }
}
