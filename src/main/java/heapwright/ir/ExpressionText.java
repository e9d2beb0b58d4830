package heapwright.ir;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import java.util.HashMap;
import java.util.Map;

/** Spells expressions close to C. */
final class ExpressionText implements Expression.Cases<String> {
  private final Map<String, Integer> bearers = new HashMap<>();

  ExpressionText(Function function) {
    function.locals().forEach(local -> bearers.merge(local.name(), 1, Integer::sum));
  }

  /** Locals that share their spelling with another are told apart by their index. */
  String name(Local local) {
    return bearers.getOrDefault(local.name(), 1) > 1
        ? local.name() + "#" + local.id().index()
        : local.name();
  }

  private String operand(Expression e) {
    String text = e.match(this);
    boolean compound =
        e instanceof Expression.Binary
            || e instanceof Expression.Comparison
            || e instanceof Expression.Conversion
            || e instanceof Expression.PointerDifference;
    return compound ? "(" + text + ")" : text;
  }

  /** What stands before {@code ->} or {@code []}; the address of an address needs brackets. */
  private String base(Expression e) {
    String text = operand(e);
    return text.startsWith("&") ? "(" + text + ")" : text;
  }

  @Override
  public String integerConstant(Expression.IntegerConstant e) {
    boolean unsigned = e.type() instanceof IntegerType type && !type.signed();
    String digits = unsigned ? Long.toUnsignedString(e.value()) : Long.toString(e.value());
    return e.type() instanceof PointerType && e.value() == 0 ? "NULL" : digits;
  }

  @Override
  public String floatingConstant(Expression.FloatingConstant e) {
    return e.literal();
  }

  @Override
  public String read(Expression.Read e) {
    return name(e.local());
  }

  @Override
  public String localAddress(Expression.LocalAddress e) {
    return "&" + name(e.local());
  }

  @Override
  public String globalAddress(Expression.GlobalAddress e) {
    return "&" + e.symbol();
  }

  @Override
  public String functionAddress(Expression.FunctionAddress e) {
    return "&" + e.symbol();
  }

  @Override
  public String fieldAddress(Expression.FieldAddress e) {
    String field = e.field().isAnonymous() ? "<" + e.field().type() + ">" : e.field().name();
    return "&" + base(e.base()) + "->" + field;
  }

  @Override
  public String elementAddress(Expression.ElementAddress e) {
    return "&" + base(e.base()) + "[" + e.index().match(this) + " * " + operand(e.stride()) + "]";
  }

  @Override
  public String pointerDifference(Expression.PointerDifference e) {
    return "(" + operand(e.left()) + " - " + operand(e.right()) + ") / " + operand(e.stride());
  }

  @Override
  public String unary(Expression.Unary e) {
    return e.operator().symbol() + operand(e.operand());
  }

  @Override
  public String binary(Expression.Binary e) {
    return operand(e.left()) + " " + e.operator().symbol() + " " + operand(e.right());
  }

  @Override
  public String comparison(Expression.Comparison e) {
    return operand(e.left()) + " " + e.relation().symbol() + " " + operand(e.right());
  }

  @Override
  public String conversion(Expression.Conversion e) {
    return "(" + e.type() + ") " + operand(e.operand());
  }
}
