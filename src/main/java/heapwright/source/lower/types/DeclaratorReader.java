package heapwright.source.lower.types;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.QualifiedType;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;

/** What declarators make of a type: pointers, arrays, functions. */
public final class DeclaratorReader {

  /** What happens to an array's length that is not constant. */
  public enum Lengths {
    /** It is evaluated now. */
    EVALUATED,
    /** In a prototype it says nothing: C17 6.7.6.2p5. */
    IGNORED
  }

  private final CodeContext code;
  private final TypeReader types;
  private final ParameterReader parameters;
  private final QualifierReader qualifiers;

  DeclaratorReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
    this.parameters = new ParameterReader(code, types);
    this.qualifiers = new QualifierReader(code);
  }

  public ParameterReader parameters() {
    return parameters;
  }

  SpecifiedType apply(SpecifiedType base, IASTDeclarator declarator, Lengths lengths) {
    SpecifiedType type = base;
    for (IASTPointerOperator operator : declarator.getPointerOperators()) {
      type = pointer(type, operator);
    }
    if (declarator instanceof IASTArrayDeclarator array) {
      IASTArrayModifier[] modifiers = array.getArrayModifiers();
      for (int i = modifiers.length - 1; i >= 0; i--) {
        type = type.withType(array(type.type(), modifiers[i], lengths));
      }
    } else if (declarator instanceof IASTFunctionDeclarator function) {
      type = SpecifiedType.of(function(type.qualified(), function));
    }
    IASTDeclarator nested = declarator.getNestedDeclarator();
    return nested == null ? type : apply(type, nested, lengths);
  }

  private SpecifiedType pointer(SpecifiedType target, IASTPointerOperator operator) {
    PointerType type = new PointerType(target.type(), target.qualifiers());
    if (operator instanceof IASTPointer pointer) {
      return SpecifiedType.of(type).with(qualifiers.of(pointer));
    }
    throw new UnsupportedConstruct(operator, "a pointer operator that C does not have");
  }

  private FunctionType function(QualifiedType result, IASTFunctionDeclarator declarator) {
    return parameters.function(result, declarator);
  }

  private Type array(Type element, IASTArrayModifier modifier, Lengths lengths) {
    IASTExpression length = modifier.getConstantExpression();
    if (length == null) {
      return new ArrayType(element, ArrayType.UNKNOWN);
    }
    Optional<IntegerConstant> constant = constant(length, lengths);
    if (constant.isPresent() && !(element instanceof VariableArrayType)) {
      return new ArrayType(element, checked(constant.get(), element, length));
    }
    if (lengths == Lengths.IGNORED) {
      return new ArrayType(element, ArrayType.UNKNOWN);
    }
    if (code.isFileLevel()) {
      throw new SourceError(length, "the length of an array at file scope must be constant");
    }
    return new VariableArrayType(element, lengthRegister(length));
  }

  /** In a prototype the length may refer to parameters that have no entity. */
  private Optional<IntegerConstant> constant(IASTExpression length, Lengths lengths) {
    try {
      return code.constants().integer(length);
    } catch (SourceError undeclared) {
      if (lengths == Lengths.IGNORED) {
        return Optional.empty();
      }
      throw undeclared;
    }
  }

  private long checked(IntegerConstant length, Type element, IASTExpression node) {
    types.complete(element, node);
    long value = length.value();
    long size = code.model().size(element);
    if (value < 0 || size > 0 && value > Long.MAX_VALUE / size) {
      throw new SourceError(node, "an array cannot have the length " + value);
    }
    return value;
  }

  private Local lengthRegister(IASTExpression length) {
    SourceSpan span = code.span(length);
    Expression value = code.expressions().converted(length, code.model().sizeType());
    Local register = code.emitter().temporary(code.model().sizeType(), span);
    code.emitter().append(new Statement.Assign(register, value, span));
    return register;
  }
}
