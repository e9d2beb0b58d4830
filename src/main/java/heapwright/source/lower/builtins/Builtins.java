package heapwright.source.lower.builtins;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.FloatConstantArithmetic;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CallEmission;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.operands.Names;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** gcc's built-in functions: the fork to their families, and those that have none. */
public final class Builtins {
  private static final String PREFIX = "__builtin_";
  private static final int SIGILL = 4;

  private final CodeContext code;

  public Builtins(CodeContext code) {
    this.code = code;
  }

  public static boolean isBuiltin(String name) {
    return name.startsWith("_")
        ? name.startsWith(PREFIX)
            || name.startsWith("__sync_")
            || name.startsWith("__atomic_")
            || name.equals("_Generic")
        : name.equals("alloca");
  }

  public void effect(String builtin, IASTFunctionCallExpression node) {
    String name = basic(builtin);
    if (CheckedBuiltins.unchecked(name).isPresent()) {
      checked(CheckedBuiltins.unchecked(name).get(), node, false);
      return;
    }
    Optional<FunctionType> signature = signature(name);
    if (signature.isPresent()) {
      call(name, signature.get(), node, false);
    } else {
      operand(name, node);
    }
  }

  private Rvalue checked(String name, IASTFunctionCallExpression node, boolean used) {
    FunctionType type =
        LibrarySignatures.find(name, code.model())
            .orElseThrow(() -> new UnsupportedConstruct(node, "__builtin___" + name + "_chk"));
    IASTExpression[] operands = CheckedBuiltins.withoutCheck(name, Syntax.arguments(node));
    return library(name, type, operands, node, used);
  }

  private Rvalue library(
      String name,
      FunctionType type,
      IASTExpression[] operands,
      IASTFunctionCallExpression node,
      boolean used) {
    List<Argument> passed = new ArgumentLowering(code).evaluate(operands, type, node);
    return code.calls().callLibrary(name, type, passed, used, code.span(node));
  }

  /** Functions of the types {@code _FloatN} do the same as those of the basic types. */
  private static String basic(String name) {
    return name.replaceFirst("(?<=\\D)(f64|f32x)$", "")
        .replaceFirst("(?<=\\D)f32$", "f")
        .replaceFirst("(?<=\\D)f64x$", "l");
  }

  public Operand operand(String builtin, IASTFunctionCallExpression node) {
    String name = basic(builtin);
    if (CheckedBuiltins.unchecked(name).isPresent()) {
      return checked(CheckedBuiltins.unchecked(name).get(), node, true);
    }
    if (name.startsWith("__sync_") || name.startsWith("__atomic_")) {
      return AtomicBuiltins.value(name, node, code);
    }
    if (name.startsWith("__builtin_va_") || name.equals("__builtin_c23_va_start")) {
      return new VariadicBuiltins(code).value(name, node);
    }
    if (name.contains("_overflow")) {
      return new OverflowBuiltins(code, name, node).value();
    }
    Optional<FunctionType> signature = signature(name);
    return signature.isPresent() ? call(name, signature.get(), node, true) : special(name, node);
  }

  private Optional<FunctionType> signature(String name) {
    Optional<FunctionType> own = LibrarySignatures.find(name, code.model());
    return own.isPresent() || !name.startsWith(PREFIX)
        ? own
        : LibrarySignatures.find(name.substring(PREFIX.length()), code.model());
  }

  /** A library function under its usual name, or an operation that has no other. */
  private Rvalue call(
      String name, FunctionType type, IASTFunctionCallExpression node, boolean used) {
    boolean own = LibrarySignatures.find(name, code.model()).isPresent();
    String called = own ? name : name.substring(PREFIX.length());
    return library(called, type, Syntax.arguments(node), node, used);
  }

  private Operand special(String name, IASTFunctionCallExpression node) {
    IASTExpression[] operands = Syntax.arguments(node);
    SourceSpan span = code.span(node);
    TypeQueries types = new TypeQueries(code, node);
    return switch (name) {
      case "_Generic" -> types.selection();
      case "__builtin_choose_expr" -> choice(node);
      case "__builtin_types_compatible_p" -> types.compatible();
      case "__builtin_offsetof" -> types.offset();
      case "__builtin_constant_p" ->
          integer(isConstant(operands[0]) ? 1 : 0, code.model().signedInt(), span);
      case "__builtin_expect", "__builtin_expect_with_probability" ->
          converted(operands[0], code.model().integer(Kind.LONG, true));
      case "__builtin_assume_aligned" -> converted(operands[0], VoidType.VOID.pointer());
      case "__builtin_frame_address", "__builtin_return_address" -> ownAddress(operands, span);
      case "__builtin_extract_return_addr", "__builtin_frob_return_addr" ->
          converted(operands[0], VoidType.VOID.pointer());
      case "__builtin_speculation_safe_value" -> code.expressions().value(operands[0]);
      case "__builtin_FUNCTION" -> new Names(code).string(code.function().name(), span);
      case "__builtin_FILE" -> new Names(code).string(span.file().path(), span);
      case "__builtin_LINE" -> integer(span.line(), code.model().signedInt(), span);
      case "__builtin_prefetch", "__builtin___clear_cache" -> prefetch(node);
      case "__builtin_unreachable" -> unreachable(span);
      case "__builtin_trap" -> trap(span);
      case "alloca",
          "__builtin_alloca",
          "__builtin_alloca_with_align",
          "__builtin_alloca_with_align_and_max" ->
          allocate(operands[0], span);
      case "__builtin_object_size", "__builtin_dynamic_object_size" -> objectSize(operands, span);
      case "__builtin_classify_type" -> types.classification();
      case "__builtin_tgmath" -> generic(node);
      default -> new FloatingBuiltins(code, node).value(name);
    };
  }

  /** Some address in the frame: an object of the function that no other code can reach. */
  private Rvalue ownAddress(IASTExpression[] operands, SourceSpan span) {
    boolean isOwn =
        code.constants().integer(operands[0]).filter(level -> level.value() == 0).isPresent();
    if (!isOwn) {
      throw new UnsupportedConstruct(operands[0], "the frame of a caller");
    }
    Local place = code.emitter().memoryTemporary(code.model().plainChar(), span);
    return new Rvalue.Scalar(new Expression.LocalAddress(place, VoidType.VOID.pointer(), span));
  }

  private Rvalue integer(long value, Type type, SourceSpan span) {
    return new Rvalue.Scalar(new IntegerConstant(value, type, span));
  }

  private Rvalue converted(IASTExpression node, Type type) {
    return new Rvalue.Scalar(code.expressions().converted(node, type));
  }

  private Operand choice(IASTFunctionCallExpression node) {
    IASTExpression[] operands = Syntax.arguments(node);
    IntegerConstant condition =
        code.constants()
            .integer(operands[0])
            .orElseThrow(
                () -> new SourceError(node, "the first operand of choose_expr is not constant"));
    return code.expressions().operand(operands[condition.value() != 0 ? 1 : 2]);
  }

  /** The function of a family whose type suits the arguments. */
  private Rvalue generic(IASTFunctionCallExpression node) {
    GenericMath.Choice choice = new GenericMath(code).choose(node);
    List<Argument> passed =
        new ArgumentLowering(code).evaluate(choice.arguments(), choice.function().type(), node);
    return code.calls()
        .call(new CallEmission.Prepared(choice.function(), passed, code.span(node)), true);
  }

  private boolean isConstant(IASTExpression node) {
    return code.strings().find(node).isPresent()
        || code.constants()
            .value(node)
            .filter(
                value ->
                    value instanceof IntegerConstant
                        || value instanceof Expression.FloatingConstant
                        || FloatConstantArithmetic.value(value).isPresent())
            .isPresent();
  }

  private Rvalue prefetch(IASTFunctionCallExpression node) {
    for (IASTExpression operand : Syntax.arguments(node)) {
      code.expressions().effect(operand);
    }
    return Rvalue.Nothing.NOTHING;
  }

  private Rvalue unreachable(SourceSpan span) {
    code.emitter().terminate(new Terminator.Unreachable(span));
    return Rvalue.Nothing.NOTHING;
  }

  /** What gcc makes of it on x86: an instruction that there is not. */
  private Rvalue trap(SourceSpan span) {
    IntegerType number = code.model().signedInt();
    IntegerConstant signal = new IntegerConstant(SIGILL, number, span);
    code.calls()
        .callLibrary(
            "__hw_die_of_signal",
            VoidType.VOID.function(List.of(number)),
            List.of(new Argument(signal, number)),
            false,
            span);
    return unreachable(span);
  }

  private Rvalue allocate(IASTExpression size, SourceSpan span) {
    Expression bytes = code.expressions().converted(size, code.model().sizeType());
    Local memory = code.emitter().temporary(VoidType.VOID.pointer(), span);
    code.emitter()
        .append(
            new Statement.Allocate(
                memory, bytes, List.of(), Statement.Allocate.Lifetime.FUNCTION, span));
    return LvalueAccess.value(memory, span);
  }

  /** Without optimisation gcc knows no sizes: all ones for a maximum, 0 for a minimum. */
  private Rvalue objectSize(IASTExpression[] operands, SourceSpan span) {
    long kind = code.constants().integer(operands[1]).map(IntegerConstant::value).orElse(0L);
    Expression address = code.emitter().discard(() -> code.expressions().scalar(operands[0]));
    long size =
        new ObjectSizes(code.model(), code.unit().globals(), kind % 2 != 0)
            .after(address)
            .orElse(kind < 2 ? -1L : 0L);
    return integer(size, code.model().sizeType(), span);
  }
}
