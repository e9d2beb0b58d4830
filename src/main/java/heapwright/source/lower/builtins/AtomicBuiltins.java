package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.Arithmetic;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LvalueAccess;
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
  private final ArgumentLowering arguments;
  private final AtomicObjects objects;

  AtomicBuiltins(CodeContext code, ArgumentLowering arguments) {
    this.code = code;
    this.arguments = arguments;
    this.objects = new AtomicObjects(code);
  }

  Rvalue value(String name, IASTFunctionCallExpression node) {
    SourceSpan span = code.span(node);
    List<Expression> operands = arguments.scalars(node);
    String operation = name.replaceFirst("^__(sync|atomic)_", "").replaceFirst("_(1|2|4|8)$", "");
    return switch (operation) {
      case "synchronize", "thread_fence", "signal_fence" -> Rvalue.Nothing.NOTHING;
      case "always_lock_free", "is_lock_free" -> truth(1, span);
      case "load_n" -> scalar(load(operands.get(0), node, span));
      case "load" -> move(operands.get(0), operands.get(1), node, span);
      case "store_n" -> store(operands.get(0), operands.get(1), node, span);
      case "store" -> move(operands.get(1), operands.get(0), node, span);
      case "lock_test_and_set", "exchange_n" -> exchange(operands, node, span);
      case "exchange" -> exchangeObjects(operands, node, span);
      case "test_and_set" -> testAndSet(operands.get(0), span);
      case "clear" -> setFlag(operands.get(0), 0, span);
      case "lock_release" ->
          store(
              operands.get(0), new IntegerConstant(0, code.model().signedInt(), span), node, span);
      case "bool_compare_and_swap" -> scalar(swap(operands, node, span).matched());
      case "val_compare_and_swap" -> scalar(swap(operands, node, span).old());
      case "compare_exchange_n" -> compareExchange(operands, operands.get(2), node, span);
      case "compare_exchange" -> compareExchangeObjects(operands, node, span);
      default -> arithmetic(operation, operands, node, span);
    };
  }

  private static Rvalue scalar(Expression expression) {
    return new Rvalue.Scalar(expression);
  }

  private Rvalue truth(long value, SourceSpan span) {
    return scalar(new IntegerConstant(value, code.model().bool(), span));
  }

  private static Type target(Expression pointer, IASTFunctionCallExpression node) {
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

  private Expression load(Expression pointer, IASTFunctionCallExpression node, SourceSpan span) {
    return code.accesses().loadShared(pointer, Cell.of(target(pointer, node)), span);
  }

  /** Of an operand that is the caller's own. */
  private Expression plain(Expression pointer, IASTFunctionCallExpression node, SourceSpan span) {
    return code.accesses().load(pointer, Cell.of(target(pointer, node)), span);
  }

  private Rvalue store(
      Expression pointer, Expression value, IASTFunctionCallExpression node, SourceSpan span) {
    Type type = target(pointer, node);
    Expression converted = code.conversions().convert(value, type, span);
    code.accesses().write(LvalueAccess.memory(pointer, type), converted, span);
    return Rvalue.Nothing.NOTHING;
  }

  private Rvalue move(
      Expression from, Expression to, IASTFunctionCallExpression node, SourceSpan span) {
    Optional<Type> whole = object(from);
    if (whole.isPresent()) {
      objects.copy(from, to, whole.get(), span);
      return Rvalue.Nothing.NOTHING;
    }
    return store(to, load(from, node, span), node, span);
  }

  private Rvalue exchange(
      List<Expression> operands, IASTFunctionCallExpression node, SourceSpan span) {
    Expression old = load(operands.get(0), node, span);
    store(operands.get(0), operands.get(1), node, span);
    return scalar(old);
  }

  /** The new value and the place of the old one are given by their addresses. */
  private Rvalue exchangeObjects(
      List<Expression> operands, IASTFunctionCallExpression node, SourceSpan span) {
    Expression object = operands.get(0);
    Optional<Type> whole = object(object);
    if (whole.isPresent()) {
      objects.exchange(object, operands.get(1), operands.get(2), whole.get(), span);
      return Rvalue.Nothing.NOTHING;
    }
    Expression value = plain(operands.get(1), node, span);
    Expression old = load(object, node, span);
    store(object, value, node, span);
    return store(operands.get(2), old, node, span);
  }

  private Rvalue testAndSet(Expression pointer, SourceSpan span) {
    Type flag = code.model().bool();
    Expression old = code.accesses().loadShared(pointer, Cell.of(flag), span);
    setFlag(pointer, 1, span);
    return scalar(old);
  }

  /** Whatever the type of the object: {@code atomic_flag} is a structure. */
  private Rvalue setFlag(Expression pointer, int value, SourceSpan span) {
    Type flag = code.model().bool();
    Expression constant = new IntegerConstant(value, flag, span);
    code.accesses().write(LvalueAccess.memory(pointer, flag), constant, span);
    return Rvalue.Nothing.NOTHING;
  }

  /** What a compare-and-swap found. */
  private record Swap(Expression old, Expression matched) {}

  private Swap swap(List<Expression> operands, IASTFunctionCallExpression node, SourceSpan span) {
    return swap(operands.get(0), operands.get(1), operands.get(2), node, span);
  }

  private Swap swap(
      Expression pointer,
      Expression expected,
      Expression desired,
      IASTFunctionCallExpression node,
      SourceSpan span) {
    Type type = target(pointer, node);
    Expression old = load(pointer, node, span);
    Expression matched =
        code.emitter()
            .save(
                code.folding()
                    .compare(
                        Relation.EQUAL,
                        old,
                        code.conversions().convert(expected, type, span),
                        span),
                span);
    store(pointer, chosen(matched, desired, old, type, span), node, span);
    Expression truth = code.conversions().convert(matched, code.model().bool(), span);
    return new Swap(old, truth);
  }

  /** One of two values, by masks. */
  private Expression chosen(
      Expression condition, Expression yes, Expression no, Type type, SourceSpan span) {
    ImplicitConversions conversions = code.conversions();
    IntegerType bits =
        type.isInteger()
            ? IntegerConstantArithmetic.type(type).withSign(false)
            : code.model().sizeType();
    Expression chosen =
        objects.chosen(
            condition, bits(yes, type, bits, span), bits(no, type, bits, span), bits, span);
    return conversions.convert(chosen, type, span);
  }

  private Expression bits(Expression value, Type type, IntegerType bits, SourceSpan span) {
    ImplicitConversions conversions = code.conversions();
    return conversions.convert(conversions.convert(value, type, span), bits, span);
  }

  private Rvalue compareExchangeObjects(
      List<Expression> operands, IASTFunctionCallExpression node, SourceSpan span) {
    Expression object = operands.get(0);
    Type type = object(object).orElseGet(() -> target(object, node));
    return type.isInteger() || type instanceof PointerType
        ? compareExchange(operands, plain(operands.get(2), node, span), node, span)
        : scalar(objects.compareExchange(object, operands.get(1), operands.get(2), type, span));
  }

  private Rvalue compareExchange(
      List<Expression> operands,
      Expression desired,
      IASTFunctionCallExpression node,
      SourceSpan span) {
    Expression expected = plain(operands.get(1), node, span);
    Swap swap = swap(operands.get(0), expected, desired, node, span);
    store(operands.get(1), swap.old(), node, span);
    return scalar(swap.matched());
  }

  /** {@code fetch_and_add} gives the old value, {@code add_and_fetch} the new one. */
  private Rvalue arithmetic(
      String operation,
      List<Expression> operands,
      IASTFunctionCallExpression node,
      SourceSpan span) {
    boolean before = operation.startsWith("fetch_");
    String verb =
        before
            ? operation.replaceFirst("^fetch_(and_)?(?=.)", "")
            : operation.replaceFirst("(_and)?_fetch$", "");
    Expression pointer = operands.get(0);
    Type type = target(pointer, node);
    Expression old = load(pointer, node, span);
    Expression result =
        code.emitter()
            .save(
                code.conversions()
                    .convert(combine(verb, old, operands.get(1), node, span), type, span),
                span);
    store(pointer, result, node, span);
    return scalar(before ? old : result);
  }

  /** C17 7.17.7.5p3: signed sums and differences wrap around silently. */
  private Expression wrapped(
      BinaryOperator operator, Expression old, Expression value, SourceSpan span) {
    ImplicitConversions conversions = code.conversions();
    IntegerType bits = IntegerConstantArithmetic.type(old.type()).withSign(false);
    return code.arithmetic()
        .arithmetic(
            operator,
            conversions.convert(old, bits, span),
            conversions.convert(value, bits, span),
            span);
  }

  private Expression combine(
      String verb,
      Expression old,
      Expression value,
      IASTFunctionCallExpression node,
      SourceSpan span) {
    if (old.type() instanceof PointerType pointer) {
      // gcc adds bytes, not elements.
      Expression bytes = code.conversions().convert(value, code.model().differenceType(), span);
      Expression moved =
          verb.equals("sub") ? code.folding().unary(UnaryOperator.NEGATE, bytes, span) : bytes;
      return code.folding().element(old, moved, code.folding().size(1, span), pointer, span);
    }
    Arithmetic arithmetic = code.arithmetic();
    return switch (verb) {
      case "add" -> wrapped(BinaryOperator.ADD, old, value, span);
      case "sub" -> wrapped(BinaryOperator.SUBTRACT, old, value, span);
      case "and" -> arithmetic.arithmetic(BinaryOperator.AND, old, value, span);
      case "or" -> arithmetic.arithmetic(BinaryOperator.OR, old, value, span);
      case "xor" -> arithmetic.arithmetic(BinaryOperator.XOR, old, value, span);
      case "nand" ->
          code.folding()
              .unary(
                  UnaryOperator.COMPLEMENT,
                  arithmetic.arithmetic(BinaryOperator.AND, old, value, span),
                  span);
      default -> throw new UnsupportedConstruct(node, verb);
    };
  }
}
