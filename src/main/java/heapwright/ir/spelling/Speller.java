package heapwright.ir.spelling;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.spelling.Phrase.Level;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.stream.Collectors;

/** Spells one expression, down to a depth. */
final class Speller implements Expression.Cases<Phrase> {
  private final Spelling spelling;
  private final int depth;

  Speller(Spelling spelling, int depth) {
    this.spelling = spelling;
    this.depth = depth;
  }

  private Phrase operand(Expression e) {
    return depth == 0 ? Phrase.OMITTED : e.match(new Speller(spelling, depth - 1));
  }

  @Override
  public Phrase integerConstant(Expression.IntegerConstant e) {
    String text = constant(e.value(), e.type());
    return new Phrase(text, text.startsWith("-") ? Level.UNARY : Level.POSTFIX);
  }

  @Override
  public Phrase floatingConstant(Expression.FloatingConstant e) {
    return Phrase.postfix(e.literal());
  }

  @Override
  public Phrase read(Expression.Read e) {
    return spelling
        .origin(e.local())
        .map(this::result)
        .orElse(e.local().isTemporary() ? Phrase.OMITTED : Phrase.postfix(e.local().name()));
  }

  /** What the statement puts into its target. */
  private Phrase result(Statement origin) {
    if (origin instanceof Statement.Load load) {
      return target(load.address());
    }
    if (origin instanceof Statement.Assign assign) {
      return operand(assign.value());
    }
    return origin instanceof Statement.Call call ? call(call) : Phrase.OMITTED;
  }

  @Override
  public Phrase localAddress(Expression.LocalAddress e) {
    return address(e.local().type(), target(e));
  }

  @Override
  public Phrase globalAddress(Expression.GlobalAddress e) {
    return spelling.typeOf(e.symbol()).map(type -> address(type, target(e))).orElse(target(e));
  }

  @Override
  public Phrase functionAddress(Expression.FunctionAddress e) {
    return Phrase.postfix(spelling.name(e.symbol()));
  }

  @Override
  public Phrase fieldAddress(Expression.FieldAddress e) {
    return address(e.field().type(), target(e));
  }

  @Override
  public Phrase elementAddress(Expression.ElementAddress e) {
    return Phrase.infix(operand(e.base()), "+", operand(e.index()), Level.SUM);
  }

  @Override
  public Phrase pointerDifference(Expression.PointerDifference e) {
    return Phrase.infix(operand(e.left()), "-", operand(e.right()), Level.SUM);
  }

  @Override
  public Phrase unary(Expression.Unary e) {
    return Phrase.prefix(e.operator().symbol(), operand(e.operand()));
  }

  @Override
  public Phrase binary(Expression.Binary e) {
    Level level =
        switch (e.operator()) {
          case MULTIPLY, DIVIDE, REMAINDER -> Level.PRODUCT;
          case ADD, SUBTRACT -> Level.SUM;
          case SHIFT_LEFT, SHIFT_RIGHT -> Level.SHIFT;
          case AND, OR, XOR -> Level.BITS;
        };
    return Phrase.infix(operand(e.left()), e.operator().symbol(), operand(e.right()), level);
  }

  @Override
  public Phrase comparison(Expression.Comparison e) {
    Phrase left = against(e.right(), e.left());
    Phrase right = against(e.left(), e.right());
    return Phrase.infix(left, e.relation().symbol(), right, Level.COMPARISON);
  }

  /** One side of a comparison; a number that is compared with an enumeration has a name. */
  private Phrase against(Expression other, Expression side) {
    return side instanceof Expression.IntegerConstant number
            && original(other) instanceof EnumType e
        ? Phrase.postfix(constant(number.value(), e))
        : operand(side);
  }

  /** The type before the usual conversions. */
  private static Type original(Expression e) {
    return e instanceof Expression.Conversion conversion
        ? original(conversion.operand())
        : e.type();
  }

  @Override
  public Phrase conversion(Expression.Conversion e) {
    return operand(e.operand());
  }

  /** What an address points to. */
  Phrase target(Expression address) {
    if (address instanceof Expression.LocalAddress local) {
      return Phrase.postfix(local.local().name());
    }
    if (address instanceof Expression.GlobalAddress global) {
      return Phrase.postfix(spelling.name(global.symbol()));
    }
    if (address instanceof Expression.FieldAddress field) {
      return depth == 0 ? Phrase.OMITTED : new Speller(spelling, depth - 1).member(field);
    }
    if (address instanceof Expression.ElementAddress element) {
      return depth == 0 ? Phrase.OMITTED : new Speller(spelling, depth - 1).element(element);
    }
    if (address instanceof Expression.Conversion conversion) {
      return target(conversion.operand());
    }
    return Phrase.prefix("*", operand(address));
  }

  private Phrase member(Expression.FieldAddress e) {
    Expression base = e.base();
    while (base instanceof Expression.FieldAddress outer && outer.field().isAnonymous()) {
      base = outer.base();
    }
    String access = isPlace(base) ? "." : "->";
    Phrase object = isPlace(base) ? target(base) : operand(base);
    return Phrase.postfix(object.inside(Level.POSTFIX) + access + e.field().name());
  }

  private Phrase element(Expression.ElementAddress e) {
    Phrase base = isPlace(e.base()) ? target(e.base()) : operand(e.base());
    return Phrase.postfix(base.inside(Level.POSTFIX) + "[" + operand(e.index()).text() + "]");
  }

  /** Whether the address is that of something with a name, rather than a pointer's value. */
  private static boolean isPlace(Expression address) {
    return address instanceof Expression.LocalAddress
        || address instanceof Expression.GlobalAddress
        || address instanceof Expression.FieldAddress
        || (address instanceof Expression.ElementAddress && pointsToAggregate(address.type()));
  }

  private static boolean pointsToAggregate(Type type) {
    return type instanceof PointerType pointer
        && (pointer.target() instanceof RecordType || pointer.target() instanceof ArrayType);
  }

  /** An array's name is its address already. */
  private static Phrase address(Type pointedTo, Phrase place) {
    return pointedTo instanceof ArrayType ? place : Phrase.prefix("&", place);
  }

  private Phrase call(Statement.Call call) {
    String callee =
        call.callee() instanceof Callee.Direct direct
            ? spelling.name(direct.symbol())
            : operand(((Callee.Indirect) call.callee()).pointer()).inside(Level.POSTFIX);
    return Phrase.postfix(
        call.arguments().stream()
            .map(argument -> operand(argument.value()).text())
            .collect(Collectors.joining(", ", callee + "(", ")")));
  }

  private static String constant(long value, Type type) {
    if (type instanceof PointerType && value == 0) {
      return "NULL";
    }
    if (type instanceof EnumType enumeration) {
      return enumeration.constants().stream()
          .filter(c -> c.value() == value)
          .map(EnumType.Constant::name)
          .findFirst()
          .orElse(Long.toString(value));
    }
    boolean unsigned = type instanceof IntegerType integer && !integer.signed();
    return unsigned ? Long.toUnsignedString(value) : Long.toString(value);
  }
}
