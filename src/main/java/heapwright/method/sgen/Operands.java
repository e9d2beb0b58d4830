package heapwright.method.sgen;

import heapwright.ir.Expression;
import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Relation;
import heapwright.ir.Type;
import heapwright.ir.UnaryOperator;

/** Spells expressions in SSA form: registers by their latest version, loads by their cell. */
final class Operands implements Expression.Cases<Spelled> {
  private final Book book;

  Operands(Book book) {
    this.book = book;
  }

  Spelled of(Expression e) {
    return e.match(this);
  }

  /** Equality is a fact here, so it is written like one. */
  static String symbol(Relation relation) {
    return relation == Relation.EQUAL ? "=" : relation.symbol();
  }

  @Override
  public Spelled integerConstant(Expression.IntegerConstant e) {
    if (e.type() instanceof PointerType) {
      return Spelled.of(e.value() == 0 ? "NULL" : Long.toUnsignedString(e.value()));
    }
    boolean isUnsigned = e.type() instanceof IntegerType type && !type.signed();
    return Spelled.of(isUnsigned ? Long.toUnsignedString(e.value()) : Long.toString(e.value()));
  }

  @Override
  public Spelled floatingConstant(Expression.FloatingConstant e) {
    return Spelled.of(e.literal());
  }

  @Override
  public Spelled read(Expression.Read e) {
    return book.here().temporary(e.local()).orElseGet(() -> variable(e.local()));
  }

  private Spelled variable(Local local) {
    Variable variable = book.here().variable(local);
    return variable.holdsPointer()
        ? Spelled.of(book.ledger.latest(variable))
        : Spelled.of(variable.name());
  }

  @Override
  public Spelled localAddress(Expression.LocalAddress e) {
    return address(e, () -> Spelled.of("&" + book.here().named(e.local().name())));
  }

  @Override
  public Spelled globalAddress(Expression.GlobalAddress e) {
    return address(e, () -> Spelled.of("&" + e.symbol()));
  }

  @Override
  public Spelled functionAddress(Expression.FunctionAddress e) {
    return Spelled.of("&" + e.symbol());
  }

  @Override
  public Spelled fieldAddress(Expression.FieldAddress e) {
    return address(e, () -> of(e.base()).infix("+", Spelled.of("offset of " + e.field().name())));
  }

  @Override
  public Spelled elementAddress(Expression.ElementAddress e) {
    return address(e, () -> of(e.base()).infix("+", of(e.index())));
  }

  private Spelled address(Expression e, java.util.function.Supplier<Spelled> otherwise) {
    return book.sight()
        .spot(e)
        .map(s -> book.objects.of(s.object(), book.sight().after()).place(s.offset()))
        .map(place -> Spelled.of("&" + place))
        .orElseGet(otherwise);
  }

  @Override
  public Spelled pointerDifference(Expression.PointerDifference e) {
    return of(e.left()).infix("-", of(e.right()));
  }

  @Override
  public Spelled unary(Expression.Unary e) {
    return of(e.operand()).prefix(e.operator() == UnaryOperator.NEGATE ? "-" : "~");
  }

  @Override
  public Spelled binary(Expression.Binary e) {
    return of(e.left()).infix(e.operator().symbol(), of(e.right()));
  }

  @Override
  public Spelled comparison(Expression.Comparison e) {
    return of(e.left()).infix(symbol(e.relation()), of(e.right()));
  }

  /** Conversions that keep every value are not worth a word. */
  @Override
  public Spelled conversion(Expression.Conversion e) {
    Spelled operand = of(e.operand());
    if (keeps(e.operand().type(), e.type())) {
      return operand;
    }
    Spelled converted = operand.prefix("(" + e.type() + ") ");
    return book.cells.size(e.type()) == book.cells.size(e.operand().type())
        ? converted.at(operand.pointer())
        : converted;
  }

  private boolean keeps(Type from, Type to) {
    if (from instanceof PointerType && to instanceof PointerType) {
      return true;
    }
    if (from instanceof FloatingType a && to instanceof FloatingType b) {
      return book.model.size(a) <= book.model.size(b);
    }
    if (from instanceof IntegerType a && to instanceof IntegerType b) {
      return a.signed() == b.signed() && a.bits() <= b.bits() || !a.signed() && a.bits() < b.bits();
    }
    return from.isInteger() && to.isInteger() && book.model.size(from) <= book.model.size(to);
  }
}
