package heapwright.source.llvm.lower;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import heapwright.source.llvm.value.NotLowered;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Exceptions as ordinary control flow. The runtime has a pointer to the exception in flight; after
 * a call that may throw, the caller looks at it, and leaves in turn or goes to a handler.
 */
final class ExceptionPaths {
  private static final SourceSpan NOWHERE = new SourceFile("<compiler>").start();

  /** The pointer to the exception in flight; NULL if there is none. */
  static final SymbolId FLYING = new SymbolId("__hw_thrown");

  /** Tells the selector of a handler: the first whose type takes the exception. */
  static final SymbolId SELECT = new SymbolId("__hw_select");

  /** What happens to an exception that nothing catches. */
  static final SymbolId UNCAUGHT = new SymbolId("__hw_uncaught");

  private final RoutineContext context;
  private final Type pointer = VoidType.VOID.pointer();
  private final List<TypedValue> handled = new ArrayList<>();
  private Optional<BlockId> leaving = Optional.empty();

  ExceptionPaths(RoutineContext context) {
    this.context = context;
  }

  /** The functions of the runtime that lowered code calls. */
  static List<FunctionDeclaration> declarations(Type integer) {
    Type pointer = VoidType.VOID.pointer();
    FunctionType select = integer.function(List.of(pointer, pointer, integer, integer));
    return List.of(
        new FunctionDeclaration(SELECT, SELECT.key(), select, Linkage.EXTERNAL, NOWHERE),
        new FunctionDeclaration(
            UNCAUGHT,
            UNCAUGHT.key(),
            VoidType.VOID.function(List.of()),
            Linkage.EXTERNAL,
            NOWHERE));
  }

  private Expression flying() {
    return new Expression.GlobalAddress(FLYING, pointer.pointer(), context.here());
  }

  private Expression inFlight() {
    Local local = context.builder.temporary(pointer, context.here());
    context.append(new Statement.Load(local, flying(), Cell.of(pointer), context.here()));
    return new Expression.Read(local, context.here());
  }

  private void setInFlight(Expression exception) {
    context.append(new Statement.Store(flying(), exception, Cell.of(pointer), context.here()));
  }

  /** Goes on behind a call only if it did not throw. */
  void afterCall(LlvmInstruction.Call call) {
    boolean mayThrow = context.throwing.mayThrow(call);
    if (mayThrow) {
      Expression exception = inFlight();
      Expression none =
          new Expression.Comparison(
              Relation.NOT_EQUAL,
              exception,
              context.conversions.zero(exception),
              context.module.model().signedInt(),
              context.here());
      BlockId normal = context.builder.block();
      BlockId unwind =
          call.continuation().map(c -> context.labels.get(c.unwind())).orElseGet(this::leaving);
      context.ask(none, unwind, normal);
      context.builder.goOnAt(normal);
    }
  }

  /** The block by which exceptions leave the function. */
  private BlockId leaving() {
    if (leaving.isEmpty()) {
      leaving = Optional.of(context.builder.block());
    }
    return leaving.get();
  }

  /** Fills the block by which exceptions leave, if any can. */
  void finish() {
    leaving.ifPresent(this::leave);
  }

  private void leave(BlockId block) {
    context.builder.goOnAt(block);
    boolean isLast =
        context.routine.name().equals("main")
            || context.module.module().neverThrows(context.routine);
    if (isLast) {
      FunctionType type = VoidType.VOID.function(List.of());
      call(Optional.empty(), UNCAUGHT, List.of(), type);
      context.builder.end(new Terminator.Unreachable(context.here()));
      return;
    }
    Type result = context.module.signature(context.routine).result();
    context.builder.end(new Terminator.Return(nothing(result), context.here()));
  }

  /** A result that nobody looks at. */
  private Optional<Expression> nothing(Type result) {
    if (result instanceof VoidType) {
      return Optional.empty();
    }
    if (result.isScalar()) {
      return Optional.of(context.conversions.zero(result, context.here()));
    }
    Local empty = context.builder.memory(result, 1, context.here());
    return Optional.of(new Expression.LocalAddress(empty, context.here()));
  }

  private void call(
      Optional<Local> result, SymbolId callee, List<Argument> arguments, FunctionType type) {
    context.append(
        new Statement.Call(result, new Callee.Direct(callee), arguments, type, context.here()));
  }

  /** Where exceptions arrive: the object, and the number of the handler that takes it. */
  void arrive(LlvmInstruction instruction, LlvmInstruction.LandingPad pad) {
    if (pad.filters()) {
      throw new NotLowered("a list of the exceptions that a function may throw");
    }
    Expression exception = inFlight();
    setInFlight(context.conversions.zero(exception));
    Type integer = context.module.model().signedInt();
    Expression selector = context.integer(0);
    FunctionType type = integer.function(List.of(pointer, pointer, integer, integer));
    for (TypedValue clause : pad.clauses()) {
      Local next = context.builder.temporary(integer, context.here());
      List<Argument> arguments =
          List.of(
              new Argument(exception, pointer),
              new Argument(context.values.of(clause), pointer),
              new Argument(number(clause), integer),
              new Argument(selector, integer));
      call(Optional.of(next), SELECT, arguments, type);
      selector = new Expression.Read(next, context.here());
    }
    boolean takesAll =
        pad.cleanup() || pad.clauses().stream().anyMatch(c -> c.value() instanceof LlvmValue.Zero);
    if (!takesAll) {
      goOnUnlessTaken(exception, selector);
    }
    context.values.defineParts(instruction.result(), List.of(exception, selector));
  }

  private void goOnUnlessTaken(Expression exception, Expression selector) {
    BlockId taken = context.builder.block();
    BlockId passed = context.builder.block();
    context.ask(selector, taken, passed);
    context.builder.goOnAt(passed);
    setInFlight(exception);
    context.jump(leaving());
    context.builder.goOnAt(taken);
  }

  /** The number by which a function knows a type that it catches. */
  Expression number(TypedValue type) {
    TypedValue plain = new TypedValue(LlvmType.Plain.PTR, type.value());
    if (!handled.contains(plain)) {
      handled.add(plain);
    }
    return context.integer(handled.indexOf(plain) + 1);
  }

  /** Goes on with an exception behind a clean-up. */
  void resume(Expression exception) {
    setInFlight(exception);
    context.jump(leaving());
  }
}
