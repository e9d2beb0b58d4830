package heapwright.method.sgen.transfer;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.Optional;

/** Calls, as if the callee stood in place of the call. */
final class CallInlining {
  /** A recursion that goes on and on is no path of ours. */
  private static final int DEEPEST = 200;

  private final PathContext context;
  private final SigmaTransfer statements;
  private final AssignmentTransfer assignments;

  CallInlining(PathContext context, SigmaTransfer statements) {
    this.context = context;
    this.statements = statements;
    assignments = new AssignmentTransfer(context);
  }

  void call(Statement.Call s) {
    SymbolId symbol =
        s.callee().match(Callee.Direct::symbol, indirect -> pointed(indirect.pointer()));
    Optional<Function> function = context.program.function(symbol);
    boolean isOwn = function.filter(f -> !isLibrary(f)).isPresent();
    Optional<LibraryOperation> operation =
        isOwn ? Optional.empty() : LibraryTable.operation(symbol);
    reserve(s, symbol, function, isOwn);
    s.arguments().stream().filter(Argument::nonNull).forEach(this::requireNonNull);
    boolean isDone =
        operation.isPresent()
            && new LibraryCall(context, statements, s, symbol).isDone(operation.get());
    if (isDone) {
      context.here().advance();
    } else if (function.isEmpty()) {
      throw context.outside("calls " + name(symbol) + ", which has no body,", s.span());
    } else {
      enter(s, function.get());
    }
  }

  /** The callee is declared to want no NULL. */
  private void requireNonNull(Argument argument) {
    Value value = context.expressions().of(argument.value());
    if (value instanceof Value.Null) {
      throw EvaluationStop.bottom("passes NULL to a function that wants none");
    }
    if (value instanceof Value.Based based && based.offset() == 0) {
      context.transfer.isNotNull(based.base());
    }
  }

  static String name(SymbolId function) {
    return function.toString().replaceFirst(".*:", "");
  }

  private static boolean isLibrary(Function function) {
    return function.span().isOurs() && !function.isStub();
  }

  /** What else the callee may do that no evaluation of its body shows. */
  private void reserve(
      Statement.Call s, SymbolId symbol, Optional<Function> function, boolean isOwn) {
    if (function.filter(Function::isReplaceable).isPresent()) {
      context.reserve("'" + name(symbol) + "' is weak or inline, and may be another function");
    }
    if (function.filter(Function::isStub).isPresent()) {
      context.reserve("what '" + name(symbol) + "' does at line " + s.span().line());
    }
    boolean isMore =
        !isOwn
            && !isLibrary(context.here().function())
            && (LibraryTable.states(symbol, LibraryFact.AMONG_OTHERS)
                || LibraryTable.states(symbol, LibraryFact.MAY_FAIL));
    if (isMore) {
      context.reserve("what else '" + name(symbol) + "' may do at line " + s.span().line());
    }
  }

  private SymbolId pointed(Expression pointer) {
    Value value = context.expressions().of(pointer);
    if (value instanceof Value.Code code) {
      return code.function();
    }
    if (value instanceof Value.Based based) {
      Location at = context.history.at(based.base());
      if (at == Plain.NULL) {
        throw EvaluationStop.bottom("calls NULL");
      }
      if (at instanceof Location.Code code) {
        return context.program.functions().keySet().stream()
            .filter(f -> f.toString().equals(code.function()))
            .findFirst()
            .orElseThrow(() -> context.outside("an unknown function is called", pointer.span()));
      }
    }
    throw context.outside("a function is called that only the caller knows", pointer.span());
  }

  /** An argument, evaluated in the caller. */
  private record Actual(SsaExpression text, Value value, Optional<Named> object) {}

  private void enter(Statement.Call s, Function function) {
    if (context.depth() >= DEEPEST) {
      throw context.outside("calls nested " + DEEPEST + " deep", s.span());
    }
    boolean isFixed = function.parameters().size() == s.arguments().size();
    if (!isFixed) {
      throw context.outside("a call with unnamed arguments", s.span());
    }
    List<Actual> actuals = s.arguments().stream().map(this::actual).toList();
    context.enter(function, s);
    for (int i = 0; i < actuals.size(); i++) {
      pass(actuals.get(i), function.parameters().get(i));
    }
  }

  private Actual actual(Argument argument) {
    SsaExpression text =
        context.trace.isOn() ? context.operands().of(argument.value()) : SsaExpression.of("");
    boolean isObject = argument.type().isAggregate();
    Optional<Named> object =
        isObject
            ? Optional.of(
                context.memory.place(
                    argument.value(), argument.type(), context.memory.size(argument.type())))
            : Optional.empty();
    return new Actual(text, context.expressions().of(argument.value()), object);
  }

  private void pass(Actual actual, Local formal) {
    if (!formal.inMemory()) {
      assignments.let(context.here().variable(formal), actual.text(), actual.value());
      return;
    }
    Region region = context.objects.local(formal);
    if (actual.object().isPresent()) {
      long size = context.memory.size(formal.type());
      assignments.copy(new Named(region, 0), actual.object().get(), formal.type(), size);
    } else {
      Cell cell = Cell.of(formal.type());
      assignments.store(new Named(region, 0), cell, actual.text(), actual.value());
    }
  }

  /** {@code return e}: the value goes to {@code ret_f}, and from there to the caller's variable. */
  void giveBack(Terminator.Return t) {
    Activation callee = context.here();
    Function function = callee.function();
    boolean isScalar = function.type().result().isScalar();
    Optional<Named> object =
        t.value()
            .filter(e -> !isScalar && context.depth() > 0)
            .map(e -> context.memory.place(e, e.type(), 0));
    SsaVariable result = context.result(function);
    if (isScalar && t.value().isPresent()) {
      Expression e = t.value().get();
      SsaExpression text = context.trace.isOn() ? context.operands().of(e) : SsaExpression.of("");
      assignments.let(result, text, context.expressions().of(e));
    }
    if (context.depth() == 0) {
      context.finish();
      return;
    }
    context.leave();
    context.trace.returns(context);
    Optional<Local> target = callee.call().flatMap(Statement.Call::result);
    target.ifPresent(local -> receive(local, t, result, object));
    context.objects.end(callee);
    context.here().advance();
  }

  private void receive(
      Local target, Terminator.Return t, SsaVariable result, Optional<Named> object) {
    if (object.isPresent()) {
      Named to = new Named(context.objects.local(target), 0);
      assignments.copy(to, object.get(), target.type(), context.memory.size(target.type()));
    } else if (t.value().isPresent()) {
      SsaExpression text = context.trace.isOn() ? statements.latest(result) : SsaExpression.of("");
      Value value = context.memory.value(result);
      if (target.inMemory()) {
        Named to = new Named(context.objects.local(target), 0);
        assignments.store(to, Cell.of(target.type()), text, value);
      } else {
        statements.let(target, text, value);
      }
    } else {
      statements.let(target, SsaExpression.of("?"), new Value.Undefined());
    }
  }
}
