package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import java.util.function.Supplier;

/** Spells expressions in SSA form: registers by their latest version, loads by their cell. */
final class SsaOperands implements Expression.Cases<SsaExpression> {
  private final PathContext context;

  SsaOperands(PathContext context) {
    this.context = context;
  }

  SsaExpression of(Expression e) {
    return e.match(this);
  }

  /** Equality is a fact here, so it is written like one. */
  static String symbol(Relation relation) {
    return relation == Relation.EQUAL ? "=" : relation.symbol();
  }

  @Override
  public SsaExpression integerConstant(Expression.IntegerConstant e) {
    if (e.type() instanceof PointerType) {
      return SsaExpression.of(e.value() == 0 ? "NULL" : Long.toUnsignedString(e.value()));
    }
    boolean isUnsigned = e.type() instanceof IntegerType type && !type.signed();
    return SsaExpression.of(
        isUnsigned ? Long.toUnsignedString(e.value()) : Long.toString(e.value()));
  }

  @Override
  public SsaExpression floatingConstant(Expression.FloatingConstant e) {
    return SsaExpression.of(e.literal());
  }

  @Override
  public SsaExpression read(Expression.Read e) {
    return context
        .here()
        .temporary(e.local())
        .map(Activation.Meaning::text)
        .orElseGet(() -> variable(e.local()));
  }

  private SsaExpression variable(Local local) {
    SsaVariable variable = context.here().variable(local);
    return variable.holdsPointer()
        ? SsaExpression.of(context.history.latest(variable))
        : SsaExpression.of(variable.name());
  }

  @Override
  public SsaExpression localAddress(Expression.LocalAddress e) {
    return address(e, () -> SsaExpression.of("&" + context.here().named(e.local().name())));
  }

  @Override
  public SsaExpression globalAddress(Expression.GlobalAddress e) {
    return address(e, () -> SsaExpression.of("&" + e.symbol()));
  }

  @Override
  public SsaExpression functionAddress(Expression.FunctionAddress e) {
    return SsaExpression.of("&" + e.symbol());
  }

  @Override
  public SsaExpression fieldAddress(Expression.FieldAddress e) {
    return address(
        e, () -> of(e.base()).infix("+", SsaExpression.of("offset of " + e.field().name())));
  }

  @Override
  public SsaExpression elementAddress(Expression.ElementAddress e) {
    return address(e, () -> of(e.base()).infix("+", of(e.index())));
  }

  private SsaExpression address(Expression e, Supplier<SsaExpression> otherwise) {
    if (!isSettled(e)) {
      return otherwise.get();
    }
    try {
      Value value = context.expressions().of(e);
      boolean isKnown =
          value instanceof Value.Place
              || value instanceof Value.Based based
                  && context.history.at(based.base()) instanceof Location.Named;
      return isKnown
          ? SsaExpression.of("&" + new PointerAssignment(context).location(value))
          : otherwise.get();
    } catch (EvaluationStop nowhere) {
      return otherwise.get();
    }
  }

  /** Whether evaluating it once more decides nothing. */
  private boolean isSettled(Expression e) {
    return e.parts()
        .allMatch(
            part ->
                !(part instanceof Expression.Comparison)
                    && !(part instanceof Expression.ElementAddress element && isOpen(element)));
  }

  private boolean isOpen(Expression.ElementAddress element) {
    return context.expressions().of(element.index()) instanceof Value.Number number
        && !number.term().isConstant();
  }

  @Override
  public SsaExpression pointerDifference(Expression.PointerDifference e) {
    return of(e.left()).infix("-", of(e.right()));
  }

  @Override
  public SsaExpression unary(Expression.Unary e) {
    return of(e.operand()).prefix(e.operator() == UnaryOperator.NEGATE ? "-" : "~");
  }

  @Override
  public SsaExpression binary(Expression.Binary e) {
    return of(e.left()).infix(e.operator().symbol(), of(e.right()));
  }

  @Override
  public SsaExpression comparison(Expression.Comparison e) {
    return of(e.left()).infix(symbol(e.relation()), of(e.right()));
  }

  /** Conversions that keep every value are not worth a word. */
  @Override
  public SsaExpression conversion(Expression.Conversion e) {
    SsaExpression operand = of(e.operand());
    if (keeps(e.operand().type(), e.type())) {
      return operand;
    }
    SsaExpression converted = operand.prefix("(" + e.type() + ") ");
    return context.model.size(e.type()) == context.model.size(e.operand().type())
        ? converted.at(operand.pointer())
        : converted;
  }

  private boolean keeps(Type from, Type to) {
    if (from instanceof PointerType && to instanceof PointerType) {
      return true;
    }
    if (from instanceof FloatingType a && to instanceof FloatingType b) {
      return context.model.size(a) <= context.model.size(b);
    }
    if (from instanceof IntegerType a && to instanceof IntegerType b) {
      return a.signed() == b.signed() && a.bits() <= b.bits() || !a.signed() && a.bits() < b.bits();
    }
    return from.isInteger() && to.isInteger() && context.model.size(from) <= context.model.size(to);
  }
}
