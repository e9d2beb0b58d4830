package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.AssumeTransfer;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Calls: followed into the callee where it is known and not too deep, else anything may happen. */
final class CallTransfer {
  private final InvariantAnalysis analysis;
  private final int frame;
  private final List<SymbolId> stack;

  /** Takes the functions that are being followed, outermost first. */
  CallTransfer(InvariantAnalysis analysis, int frame, List<SymbolId> stack) {
    this.analysis = analysis;
    this.frame = frame;
    this.stack = stack;
  }

  List<AbstractState> after(AbstractState state, Statement.Call call) {
    return call.callee()
        .match(
            direct -> after(state, call, Optional.of(direct.symbol())),
            indirect -> {
              StatementTransfer steps = new StatementTransfer(analysis, state, frame);
              return through(state, call, steps.of(indirect.pointer()));
            });
  }

  /** A call through a pointer; one of two pointers makes two calls. */
  private List<AbstractState> through(
      AbstractState state, Statement.Call call, AbstractValue pointer) {
    NameDefinition term = state.terms.term(pointer.name());
    if (pointer.offset() == 0 && term.isOf(new NameDefinition.Choosing())) {
      List<AbstractValue> operands = term.operands();
      AbstractState other = state.copy();
      List<AbstractState> results = new ArrayList<>();
      results.addAll(assuming(state, Relation.NOT_EQUAL, operands.get(0), call, operands.get(1)));
      results.addAll(assuming(other, Relation.EQUAL, operands.get(0), call, operands.get(2)));
      return results;
    }
    return pointer.offset() == 0
            && term instanceof NameDefinition.Address address
            && address.place() instanceof BaseAddress.Code code
        ? after(state, call, Optional.of(code.symbol()))
        : after(state, call, Optional.empty());
  }

  private List<AbstractState> assuming(
      AbstractState state,
      Relation relation,
      AbstractValue condition,
      Statement.Call call,
      AbstractValue pointer) {
    new AssumeTransfer(state).assume(relation, condition, AbstractValue.of(0));
    return state.isImpossible() ? List.of() : through(state, call, pointer);
  }

  private List<AbstractState> after(
      AbstractState state, Statement.Call statement, Optional<SymbolId> target) {
    CallState call = CallState.of(analysis, frame, state, statement);
    Optional<Function> callee = target.flatMap(analysis.program::function);
    boolean isOwn = callee.filter(c -> !c.span().isOurs() || c.isStub()).isPresent();
    if (!isOwn && target.filter(LibraryTable::ends).isPresent()) {
      return List.of();
    }
    boolean isOneOfMany =
        callee.filter(c -> c.span().isOurs()).isPresent()
            && LibraryTable.states(target.get(), LibraryFact.AMONG_OTHERS);
    if (isOneOfMany || callee.filter(Function::isReplaceable).isPresent()) {
      return call.anything();
    }
    if (target.isPresent() && maySetErrno(target.get(), callee)) {
      call.mayFail();
    }
    boolean closely = analysis.precision.rounds() > 1;
    return callee
        .flatMap(c -> LibraryContracts.ofStreams(c, call))
        .or(() -> callee.filter(c -> !closely).flatMap(c -> LibraryContracts.ofStrings(c, call)))
        .or(() -> callee.flatMap(c -> entered(c, call)))
        .or(() -> callee.filter(c -> closely).flatMap(c -> LibraryContracts.ofStrings(c, call)))
        .or(
            () ->
                target
                    .filter(symbol -> callee.isEmpty())
                    .flatMap(
                        s ->
                            HeapLibraryCalls.after(s, call, stack.size() + ":" + statement.span())))
        .orElseGet(
            () -> {
              List<AbstractState> results = call.anything();
              callee.filter(Function::isStub).ifPresent(stub -> promise(stub, call));
              return results;
            });
  }

  /** C17 7.5p3: a function of the library that the program calls, unless its row says otherwise. */
  private boolean maySetErrno(SymbolId target, Optional<Function> callee) {
    boolean isOurs =
        analysis
            .program
            .function(stack.get(stack.size() - 1))
            .filter(c -> c.span().isOurs())
            .isPresent();
    return analysis.program.declaresErrno()
        && !isOurs
        && callee.map(c -> c.span().isOurs()).orElse(true)
        && !LibraryTable.keepsErrno(target);
  }

  /** What the contract of a function outside of the program says of its result. */
  private static void promise(Function stub, CallState call) {
    if (call.call().result().filter(local -> local.type().isInteger()).isEmpty()) {
      return;
    }
    stub.code()
        .filter(Statement.Havoc.class::isInstance)
        .flatMap(s -> ((Statement.Havoc) s).targets().stream())
        .filter(target -> target.channel().kind() == Channel.Kind.RESULT)
        .flatMap(target -> target.channel().range().stream())
        .forEach(range -> call.bound(new Interval(range.low(), range.high())));
    LibraryTable.contract(stub.symbol(), stub.type())
        .filter(contract -> contract.limit().isPresent())
        .ifPresent(
            contract -> {
              AbstractValue most = call.argument(contract.limit().getAsInt());
              long high = call.state().range(most).high();
              call.bound(new Interval(Interval.NO_LOW, high < 0 ? Long.MAX_VALUE : high));
            });
  }

  /** The states after what the callee does; nothing if that is unknown. */
  private Optional<List<AbstractState>> entered(Function callee, CallState call) {
    boolean fits = fits(callee, call.call());
    if (fits && analysis.sumsUp(callee.symbol())) {
      return analysis.recursion.ends(callee, call).map(ends -> summedUp(call, ends));
    }
    boolean follows =
        fits && analysis.follows(callee.symbol(), stack.size()) && LibraryContracts.isOpen(callee);
    return follows
        ? analysis.follow(callee, stack.size(), () -> inlined(callee, call.in(call.state().copy())))
        : Optional.empty();
  }

  /** All escaped memory may change, but the globals are known to end like that. */
  private List<AbstractState> summedUp(CallState call, List<FunctionSummary.End> ends) {
    List<AbstractState> results = new ArrayList<>();
    for (FunctionSummary.End end : ends) {
      CallState one = call.in(call.state().copy());
      one.anything();
      analysis.recursion.put(one.state(), end.globals());
      one.bound(end.result());
      if (!one.state().isImpossible()) {
        results.add(one.state());
      }
    }
    return results;
  }

  private static boolean fits(Function callee, Statement.Call call) {
    List<Local> parameters = callee.parameters();
    return call.arguments().size() >= parameters.size()
        && IntStream.range(0, parameters.size())
            .allMatch(i -> alike(parameters.get(i).type(), call.arguments().get(i).type()))
        && alike(callee.type().result(), call.type().result());
  }

  private static boolean alike(Type a, Type b) {
    if (a.isInteger() && b.isInteger()) {
      return Interval.of(a).equals(Interval.of(b))
          && ExpressionTransfer.integer(a).bits() == ExpressionTransfer.integer(b).bits();
    }
    return a.getClass() == b.getClass();
  }

  private List<AbstractState> inlined(Function callee, CallState call) {
    int inner = frame + 1;
    AbstractState state = call.state();
    StatementTransfer steps = new StatementTransfer(analysis, state, inner);
    for (int i = 0; i < callee.parameters().size(); i++) {
      Local parameter = callee.parameters().get(i);
      if (!parameter.inMemory()) {
        steps.set(parameter, call.argument(i));
      } else {
        given(state, steps, parameter, call.argument(i), call.call().arguments().get(i));
      }
    }
    for (int i = callee.parameters().size(); i < call.arguments().size(); i++) {
      // The list holds the address, though no parameter does.
      state.escape(call.argument(i));
    }
    List<SymbolId> deeper = new ArrayList<>(stack);
    deeper.add(callee.symbol());
    FunctionOutline outline = analysis.outline(callee);
    List<AbstractState> ends =
        new FixpointIteration(analysis, outline, inner, deeper, new InvariantListener() {})
            .run(List.of(state));
    ends.forEach(end -> received(call.in(end), new InlinedRegister(inner, outline.result())));
    return ends;
  }

  /** A parameter in memory: the caller's value, or a copy of its aggregate. */
  private void given(
      AbstractState state,
      StatementTransfer steps,
      Local parameter,
      AbstractValue argument,
      Argument passed) {
    AbstractValue place = state.address(new BaseAddress.Automatic(frame + 1, parameter));
    steps.memory().forget(place, -1);
    if (passed.type().isScalar()) {
      MemorySlot slot = MemorySlot.at(place, Cell.of(parameter.type()), analysis.program.model());
      state.escape(argument);
      state.cells.put(slot, CellContent.of(argument));
    } else {
      steps.memory().copy(place, argument, analysis.program.model().size(passed.type()));
    }
  }

  private static void received(CallState call, InlinedRegister result) {
    AbstractState end = call.state();
    Optional<AbstractValue> value = Optional.ofNullable(end.registers.get(result));
    end.registers.keySet().removeIf(r -> r.frame() >= result.frame());
    call.call().result().ifPresent(local -> call.receive(local, value));
    new LifetimeTransfer(end)
        .end(place -> place instanceof BaseAddress.Automatic a && a.frame() >= result.frame());
  }
}
