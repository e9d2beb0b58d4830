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
import heapwright.source.lower.symbols.Entity.TypedefEntity;
import heapwright.source.lower.symbols.Entity.VariableArrayEntity;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;

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
      return entity.get().match(new Denoted(node, code.span(node)));
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
    SymbolId symbol = code.unit().literal(literal.bytes(), literal.element(), span);
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
            .map(entity -> (Lvalue) entity.match(new Denoted(id, code.span(id))))
            .filter(place -> place.type().isScalar())
        : Optional.empty();
  }

  /** What an entity is as an operand. */
  private final class Denoted implements Entity.Cases<Operand> {
    private final IASTIdExpression node;
    private final SourceSpan span;

    Denoted(IASTIdExpression node, SourceSpan span) {
      this.node = node;
      this.span = span;
    }

    @Override
    public Operand local(LocalEntity entity) {
      return LvalueAccess.place(entity.local(), entity.qualifiers(), span);
    }

    @Override
    public Operand variableArray(VariableArrayEntity entity) {
      Expression address = new Expression.Read(entity.address(), span);
      return new Lvalue.Memory(address, Cell.of(entity.type()), entity.qualifiers());
    }

    @Override
    public Operand global(GlobalEntity entity) {
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

    @Override
    public Operand function(FunctionEntity entity) {
      code.unit().use(entity.symbol());
      Expression address =
          new Expression.FunctionAddress(entity.symbol(), entity.type().pointer(), span);
      return new Operand.Designator(address, entity.type());
    }

    @Override
    public Operand nestedFunction(NestedFunctionEntity entity) {
      if (entity.type().isVariadic()) {
        throw new UnsupportedConstruct(node, "a pointer to a variadic function inside a function");
      }
      code.function().jumps().check(entity.symbol(), node);
      Expression pointer =
          code.unit().trampolines().address(entity, code.emitter(), code.accesses(), span);
      return new Operand.Designator(pointer, entity.type());
    }

    @Override
    public Operand typedef(TypedefEntity entity) {
      throw new SourceError(node, "'" + node.getName() + "' is a type");
    }

    @Override
    public Operand enumerator(EnumeratorEntity entity) {
      return new Rvalue.Scalar(new Expression.IntegerConstant(entity.value(), entity.type(), span));
    }
  }
}
