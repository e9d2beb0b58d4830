package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Rvalue;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/**
 * {@code __sync_*} and {@code __atomic_*}: reads of what other threads may write, and writes. A
 * compare-and-swap always writes, the old value where the comparison fails: no branch, as in the
 * machine's instruction.
 */
final class AtomicBuiltins {
  private final CodeContext code;
  private final IASTFunctionCallExpression node;
  private final Computation at;
  private final AtomicObjects objects;
  private final List<Expression> operands;

  private AtomicBuiltins(CodeContext code, IASTFunctionCallExpression node) {
    this.code = code;
    this.node = node;
    this.at = code.at(node);
    this.objects = new AtomicObjects(code, at);
    this.operands = new ArgumentLowering(code).scalars(node);
  }

  static Rvalue value(String name, IASTFunctionCallExpression node, CodeContext code) {
    String operation = name.replaceFirst("^__(sync|atomic)_", "").replaceFirst("_(1|2|4|8)$", "");
    return new AtomicBuiltins(code, node).value(operation);
  }

  private Rvalue value(String operation) {
    return switch (operation) {
      case "synchronize", "thread_fence", "signal_fence" -> Rvalue.Nothing.NOTHING;
      case "always_lock_free", "is_lock_free" -> scalar(at.constant(1, code.model().bool()));
      case "load_n" -> scalar(load(operand(0)));
      case "load" -> move(operand(0), operand(1));
      case "store_n" -> store(operand(0), operand(1));
      case "store" -> move(operand(1), operand(0));
      case "lock_test_and_set", "exchange_n" -> exchange();
      case "exchange" -> exchangeObjects();
      case "test_and_set" -> testAndSet();
      case "clear" -> setFlag(0);
      case "lock_release" -> store(operand(0), at.integer(0));
      case "bool_compare_and_swap" -> scalar(swap(operand(1), operand(2)).matched());
      case "val_compare_and_swap" -> scalar(swap(operand(1), operand(2)).old());
      case "compare_exchange_n" -> compareExchange(operand(2));
      case "compare_exchange" -> compareExchangeObjects();
      default -> arithmetic(operation);
    };
  }

  private Expression operand(int place) {
    return operands.get(place);
  }

  private static Rvalue scalar(Expression expression) {
    return new Rvalue.Scalar(expression);
  }

  private Type target(Expression pointer) {
    if (pointer.type() instanceof PointerType type && type.target().isScalar()) {
      return type.target();
    }
    throw new UnsupportedConstruct(node, "an atomic operation on " + pointer.type());
  }

  /** The type of an operand that is copied whole, a structure say. */
  private static Optional<Type> object(Expression pointer) {
    return pointer.type() instanceof PointerType type
            && (type.target() instanceof RecordType || type.target() instanceof OpaqueType)
        ? Optional.of(type.target())
        : Optional.empty();
  }

  private Expression load(Expression pointer) {
    return at.loadShared(pointer, target(pointer));
  }

  /** Of an operand that is the caller's own. */
  private Expression plain(Expression pointer) {
    return at.load(pointer, target(pointer));
  }

  private Rvalue store(Expression pointer, Expression value) {
    at.store(pointer, target(pointer), value);
    return Rvalue.Nothing.NOTHING;
  }

  private Rvalue move(Expression from, Expression to) {
    Optional<Type> whole = object(from);
    if (whole.isPresent()) {
      objects.copy(from, to, whole.get());
      return Rvalue.Nothing.NOTHING;
    }
    return store(to, load(from));
  }

  private Rvalue exchange() {
    Expression old = load(operand(0));
    store(operand(0), operand(1));
    return scalar(old);
  }

  /** The new value and the place of the old one are given by their addresses. */
  private Rvalue exchangeObjects() {
    Optional<Type> whole = object(operand(0));
    if (whole.isPresent()) {
      objects.exchange(operand(0), operand(1), operand(2), whole.get());
      return Rvalue.Nothing.NOTHING;
    }
    Expression value = plain(operand(1));
    Expression old = load(operand(0));
    store(operand(0), value);
    return store(operand(2), old);
  }

  private Rvalue testAndSet() {
    Expression old = at.loadShared(operand(0), code.model().bool());
    setFlag(1);
    return scalar(old);
  }

  /** Whatever the type of the object: {@code atomic_flag} is a structure. */
  private Rvalue setFlag(int value) {
    Type flag = code.model().bool();
    at.store(operand(0), flag, at.constant(value, flag));
    return Rvalue.Nothing.NOTHING;
  }

  /** What a compare-and-swap found. */
  private record Swap(Expression old, Expression matched) {}

  private Swap swap(Expression expected, Expression desired) {
    Expression pointer = operand(0);
    Type type = target(pointer);
    Expression old = load(pointer);
    Expression wanted = at.convert(expected, type);
    Expression matched = at.save(code.folding().compare(Relation.EQUAL, old, wanted, at.span()));
    store(pointer, chosen(matched, desired, old, type));
    return new Swap(old, at.convert(matched, code.model().bool()));
  }

  /** One of two values, by masks. */
  private Expression chosen(Expression condition, Expression yes, Expression no, Type type) {
    IntegerType bits =
        type.isInteger()
            ? IntegerConstantArithmetic.type(type).withSign(false)
            : code.model().sizeType();
    Expression first = at.convert(at.convert(yes, type), bits);
    Expression second = at.convert(at.convert(no, type), bits);
    return at.convert(objects.chosen(condition, first, second, bits), type);
  }

  private Rvalue compareExchangeObjects() {
    Type type = object(operand(0)).orElseGet(() -> target(operand(0)));
    return type.isInteger() || type instanceof PointerType
        ? compareExchange(plain(operand(2)))
        : scalar(objects.compareExchange(operand(0), operand(1), operand(2), type));
  }

  private Rvalue compareExchange(Expression desired) {
    Swap swap = swap(plain(operand(1)), desired);
    store(operand(1), swap.old());
    return scalar(swap.matched());
  }

  /** {@code fetch_and_add} gives the old value, {@code add_and_fetch} the new one. */
  private Rvalue arithmetic(String operation) {
    boolean before = operation.startsWith("fetch_");
    String verb =
        before
            ? operation.replaceFirst("^fetch_(and_)?(?=.)", "")
            : operation.replaceFirst("(_and)?_fetch$", "");
    Type type = target(operand(0));
    Expression old = load(operand(0));
    Expression result = at.save(at.convert(combine(verb, old, operand(1)), type));
    store(operand(0), result);
    return scalar(before ? old : result);
  }

  /** C17 7.17.7.5p3: signed sums and differences wrap around silently. */
  private Expression wrapped(BinaryOperator operator, Expression old, Expression value) {
    IntegerType bits = IntegerConstantArithmetic.type(old.type()).withSign(false);
    return at.arithmetic(operator, at.convert(old, bits), at.convert(value, bits));
  }

  private Expression combine(String verb, Expression old, Expression value) {
    if (old.type() instanceof PointerType pointer) {
      // gcc adds bytes, not elements.
      Expression bytes = at.convert(value, code.model().differenceType());
      return at.moved(old, verb.equals("sub") ? at.negated(bytes) : bytes, pointer);
    }
    return switch (verb) {
      case "add" -> wrapped(BinaryOperator.ADD, old, value);
      case "sub" -> wrapped(BinaryOperator.SUBTRACT, old, value);
      case "and" -> at.arithmetic(BinaryOperator.AND, old, value);
      case "or" -> at.arithmetic(BinaryOperator.OR, old, value);
      case "xor" -> at.arithmetic(BinaryOperator.XOR, old, value);
      case "nand" ->
          at.unary(UnaryOperator.COMPLEMENT, at.arithmetic(BinaryOperator.AND, old, value));
      default -> throw new UnsupportedConstruct(node, verb);
    };
  }
}
