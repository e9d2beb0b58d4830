package heapwright.source.lower.operands;

import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Entity.EnumeratorEntity;
import heapwright.source.lower.symbols.Entity.FunctionEntity;
import heapwright.source.lower.symbols.Entity.GlobalEntity;
import heapwright.source.lower.symbols.Entity.LocalEntity;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import heapwright.source.lower.symbols.Entity.VariableArrayEntity;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Identifiers in expressions, and the objects of string literals. */
public final class Names {
  private final CodeContext code;

  public Names(CodeContext code) {
    this.code = code;
  }

  public Operand operand(IASTIdExpression node) {
    String name = node.getName().toString();
    Optional<Entity> entity = code.scope().find(name);
    if (entity.isPresent()) {
      return denoted(entity.get(), node);
    }
    if (name.equals("__func__")
        || name.equals("__FUNCTION__")
        || name.equals("__PRETTY_FUNCTION__")) {
      return string(code.function().name(), code.span(node));
    }
    throw new SourceError(node, "'" + name + "' undeclared");
  }

  /** The array of a string of the compiler's own, such as {@code __func__}. */
  public Lvalue.Memory string(String text, SourceSpan span) {
    return string(code.strings().of(text), span);
  }

  /** The array that a string literal denotes. */
  public Lvalue.Memory string(StringLiteral literal, SourceSpan span) {
    SymbolId symbol = code.unit().globals().literal(literal.bytes(), literal.element(), span);
    code.unit().use(symbol);
    ArrayType type = literal.type();
    return LvalueAccess.memory(new Expression.GlobalAddress(symbol, type.pointer(), span), type);
  }

  /** The scalar variable, if the expression is nothing but its name, perhaps in parentheses. */
  Optional<Lvalue> variable(IASTExpression node) {
    return Syntax.bare(node) instanceof IASTIdExpression id
        ? code.scope()
            .find(id.getName().toString())
            .filter(entity -> entity instanceof LocalEntity || entity instanceof GlobalEntity)
            .map(entity -> (Lvalue) denoted(entity, id))
            .filter(place -> place.type().isScalar())
        : Optional.empty();
  }

  /** What an entity is as an operand. */
  private Operand denoted(Entity entity, IASTIdExpression node) {
    SourceSpan span = code.span(node);
    if (entity instanceof LocalEntity local) {
      return LvalueAccess.place(local.local(), local.qualifiers(), span);
    }
    if (entity instanceof VariableArrayEntity array) {
      Expression address = new Expression.Read(array.address(), span);
      return new Lvalue.Memory(address, Cell.of(array.type()), array.qualifiers());
    }
    if (entity instanceof GlobalEntity global) {
      return object(global, span);
    }
    if (entity instanceof FunctionEntity function) {
      code.unit().use(function.symbol());
      Expression address =
          new Expression.FunctionAddress(function.symbol(), function.type().pointer(), span);
      return new Operand.Designator(address, function.type());
    }
    if (entity instanceof NestedFunctionEntity nested) {
      return trampoline(nested, node, span);
    }
    if (entity instanceof EnumeratorEntity enumerator) {
      return new Rvalue.Scalar(
          new Expression.IntegerConstant(enumerator.value(), enumerator.type(), span));
    }
    throw new SourceError(node, "'" + node.getName() + "' is a type");
  }

  private Lvalue.Memory object(GlobalEntity entity, SourceSpan span) {
    code.unit().use(entity.symbol());
    code.weak().mention(entity.symbol(), span);
    Expression address =
        new Expression.GlobalAddress(entity.symbol(), entity.type().pointer(), span);
    Expression linked =
        code.unit().globals().isAliasedWeakly(entity.symbol())
            ? code.weak().value(address, span)
            : address;
    return new Lvalue.Memory(linked, Cell.of(entity.type()), entity.qualifiers());
  }

  private Operand trampoline(NestedFunctionEntity entity, IASTNode use, SourceSpan span) {
    if (entity.type().isVariadic()) {
      throw new UnsupportedConstruct(use, "a pointer to a variadic function inside a function");
    }
    code.function().jumps().check(entity.symbol(), use);
    Expression pointer =
        code.unit().trampolines().address(entity, code.emitter(), code.accesses(), span);
    return new Operand.Designator(pointer, entity.type());
  }
}
