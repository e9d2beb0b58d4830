package heapwright.source.lower.context;

import heapwright.ir.type.Type;
import heapwright.source.lower.values.QualifiedType;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;

/** What the lowering of code asks about the types that are written in it. */
public interface TypeResolver {
  /** The type that a type name denotes: in casts, {@code sizeof}, compound literals. */
  QualifiedType read(IASTTypeId typeId);

  /** The alignment of the type that a type name denotes, {@code aligned} attributes included. */
  int alignment(IASTTypeId typeId);

  /**
   * The type that an operand in the guise of {@code sizeof(type)} stands for. A name that the
   * parser took for an expression is looked up again.
   */
  QualifiedType operand(IASTExpression operand);

  /** A type that objects can have, or an error. */
  Type complete(Type type, IASTNode node);
}
