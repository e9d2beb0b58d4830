package heapwright.source.lower.builtins;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.arithmetic.TypeCompatibility;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.operands.MemberAccess;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;

/** What asks about types: {@code _Generic}, {@code offsetof}, {@code types_compatible_p}. */
final class TypeQueries {
  private final CodeContext code;
  private final IASTFunctionCallExpression node;
  private final IASTExpression[] operands;
  private final MemberAccess members;

  TypeQueries(CodeContext code, IASTFunctionCallExpression node) {
    this.code = code;
    this.node = node;
    this.operands = Syntax.arguments(node);
    this.members = new MemberAccess(code);
  }

  private Rvalue integer(long value) {
    return new Rvalue.Scalar(code.at(node).integer(value));
  }

  Rvalue compatible() {
    // Qualifiers at the top do not count.
    boolean same =
        TypeCompatibility.compatible(
            code.types().operand(operands[0]).type(), code.types().operand(operands[1]).type());
    return integer(same ? 1 : 0);
  }

  /** C17 6.5.1.1; the controlling expression is not evaluated. */
  Operand selection() {
    Type controlling = decayed(code.constants().typeOf(operands[0]));
    Optional<IASTExpression> chosen = Optional.empty();
    for (int i = 1; i + 1 < operands.length; i += 2) {
      if (isDefault(operands[i])) {
        chosen = chosen.isPresent() ? chosen : Optional.of(operands[i + 1]);
      } else {
        QualifiedType type = code.types().operand(operands[i]);
        if (type.qualifiers().equals(Qualifiers.NONE)
            && TypeCompatibility.compatible(controlling, type.type())) {
          return code.expressions().operand(operands[i + 1]);
        }
      }
    }
    return code.expressions()
        .operand(
            chosen.orElseThrow(
                () -> new SourceError(node, "no association for type '" + controlling + "'")));
  }

  private static Type decayed(QualifiedType type) {
    return ImplicitConversions.used(type.type(), type.qualifiers());
  }

  private static boolean isDefault(IASTExpression node) {
    return Syntax.name(node).filter("$default"::equals).isPresent();
  }

  /** The numbers of gcc's typeclass.h, after the promotions of an argument. */
  Rvalue classification() {
    Type type = decayed(code.constants().typeOf(operands[0]));
    if (type.isInteger()) {
      return integer(1);
    }
    if (type instanceof PointerType) {
      return integer(5);
    }
    if (type instanceof FloatingType) {
      return integer(8);
    }
    if (type instanceof RecordType record) {
      return integer(record.isUnion() ? 13 : 12);
    }
    if (type instanceof VoidType) {
      return integer(0);
    }
    throw new UnsupportedConstruct(node, "the class of " + type);
  }

  /** {@code offsetof(T, m[1].n)}; constant unless an index is not. */
  Rvalue offset() {
    SourceSpan span = code.span(node);
    Type type = code.types().operand(operands[0]).type();
    Expression zero = new IntegerConstant(0, type.pointer(), span);
    Expression address = member(LvalueAccess.memory(zero, type), operands[1]).address();
    return new Rvalue.Scalar(code.conversions().convert(address, code.model().sizeType(), span));
  }

  private Lvalue.Memory member(Lvalue.Memory whole, IASTExpression designator) {
    Expressions expressions = code.expressions();
    if (designator instanceof IASTIdExpression id) {
      return members.field(whole, id.getName().toString(), id);
    }
    if (designator instanceof IASTFieldReference field) {
      Lvalue.Memory owner = member(whole, field.getFieldOwner());
      return members.field(owner, field.getFieldName().toString(), field);
    }
    if (designator instanceof IASTArraySubscriptExpression subscript) {
      Lvalue.Memory array = member(whole, subscript.getArrayExpression());
      SourceSpan span = code.span(designator);
      Expression base = expressions.scalar(code.accesses().read(array, span), designator);
      Expression index = expressions.scalar((IASTExpression) subscript.getArgument());
      Expression element = code.arithmetic().subscript(base, index, designator, span);
      return LvalueAccess.memory(element, ((PointerType) element.type()).target());
    }
    throw new UnsupportedConstruct(designator, "this designator");
  }
}
