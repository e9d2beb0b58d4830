package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.InlinedRegister;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AssumeTransfer;
import heapwright.analysis.invariant.state.EscapedPlaces;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    if (call.callee() instanceof Callee.Direct direct) {
      return after(state, call, Optional.of(direct.symbol()));
    }
    Callee.Indirect indirect = (Callee.Indirect) call.callee();
    AbstractValue pointer = new StatementTransfer(analysis, state, frame).of(indirect.pointer());
    return through(state, call, pointer);
  }

  /** A call through a pointer; one of two pointers makes two calls. */
  private List<AbstractState> through(
      AbstractState state, Statement.Call call, AbstractValue pointer) {
    NameDefinition term = state.terms.term(pointer.name());
    if (pointer.offset() == 0 && term instanceof NameDefinition.Chosen chosen) {
      List<AbstractState> results = new ArrayList<>();
      AbstractState other = state.copy();
      results.addAll(assuming(state, Relation.NOT_EQUAL, chosen, call));
      results.addAll(assuming(other, Relation.EQUAL, chosen, call));
      return results;
    }
    boolean known =
        pointer.offset() == 0
            && term instanceof NameDefinition.Address a
            && a.place() instanceof BaseAddress.Code;
    return after(
        state,
        call,
        known
            ? Optional.of(((BaseAddress.Code) ((NameDefinition.Address) term).place()).symbol())
            : Optional.empty());
  }

  private List<AbstractState> assuming(
      AbstractState state, Relation relation, NameDefinition.Chosen chosen, Statement.Call call) {
    AssumeTransfer assumption = new AssumeTransfer(state);
    assumption.add(relation, chosen.condition(), AbstractValue.of(0));
    assumption.conclude();
    if (state.isImpossible()) {
      return List.of();
    }
    AbstractValue pointer = relation == Relation.EQUAL ? chosen.otherwise() : chosen.then();
    return through(state, call, pointer);
  }

  private List<AbstractState> after(
      AbstractState state, Statement.Call call, Optional<SymbolId> target) {
    StatementTransfer steps = new StatementTransfer(analysis, state, frame);
    List<AbstractValue> arguments = new ArrayList<>();
    call.arguments().forEach(a -> arguments.add(steps.of(a.value())));
    Optional<Function> callee = target.flatMap(analysis.program::function);
    boolean isOwn = callee.filter(c -> !c.span().isOurs() || c.isStub()).isPresent();
    if (!isOwn && target.filter(LibraryTable::ends).isPresent()) {
      return List.of();
    }
    boolean isOneOfMany =
        callee.filter(c -> c.span().isOurs()).isPresent()
            && LibraryTable.states(target.get(), LibraryFact.AMONG_OTHERS);
    if (isOneOfMany || callee.filter(Function::isReplaceable).isPresent()) {
      anything(state, call, arguments, steps);
      return List.of(state);
    }
    if (target.isPresent() && maySetErrno(target.get(), callee)) {
      new LibraryCall(analysis, frame, state, call, arguments).mayFail();
    }
    LibraryContracts contracts = new LibraryContracts(analysis, frame);
    Optional<List<AbstractState>> promised =
        callee.flatMap(c -> contracts.ofStreams(state, c, call, arguments));
    boolean closely = analysis.precision.rounds() > 1;
    if (promised.isEmpty() && !closely) {
      promised = callee.flatMap(c -> contracts.ofStrings(state, c, call, arguments));
    }
    if (promised.isPresent()) {
      return promised.get();
    }
    if (callee.isPresent() && analysis.sumsUp(callee.get().symbol()) && fits(callee.get(), call)) {
      Optional<List<FunctionSummary.End>> ends =
          analysis.recursion.ends(callee.get(), state, arguments);
      if (ends.isPresent()) {
        return summedUp(state, call, arguments, ends.get());
      }
    } else if (callee.isPresent() && follows(callee.get(), call)) {
      Optional<List<AbstractState>> followed =
          analysis.follow(
              callee.get(),
              stack.size(),
              () -> inlined(state.copy(), call, callee.get(), arguments));
      if (followed.isPresent()) {
        return followed.get();
      }
    }
    if (callee.isPresent() && closely) {
      promised = contracts.ofStrings(state, callee.get(), call, arguments);
      if (promised.isPresent()) {
        return promised.get();
      }
    }
    if (callee.isEmpty() && target.isPresent()) {
      String site = stack.size() + ":" + call.span();
      Optional<List<AbstractState>> known =
          new HeapLibraryCalls(analysis, frame).after(state, target.get(), call, arguments, site);
      if (known.isPresent()) {
        return known.get();
      }
    }
    anything(state, call, arguments, steps);
    callee.filter(Function::isStub).ifPresent(stub -> promise(state, stub, call, arguments));
    return List.of(state);
  }

  /** C17 7.5p3: a function of the library that the program calls, unless its row says otherwise. */
  private boolean maySetErrno(SymbolId target, Optional<Function> callee) {
    boolean isOurs =
        !stack.isEmpty()
            && analysis
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
  private void promise(
      AbstractState state, Function stub, Statement.Call call, List<AbstractValue> arguments) {
    if (call.result().filter(local -> local.type().isInteger()).isEmpty()) {
      return;
    }
    Local local = call.result().get();
    stub.blocks().stream()
        .flatMap(block -> block.statements().stream())
        .filter(Statement.Havoc.class::isInstance)
        .flatMap(s -> ((Statement.Havoc) s).targets().stream())
        .filter(target -> target.channel().kind() == Channel.Kind.RESULT)
        .flatMap(target -> target.channel().range().stream())
        .forEach(range -> bound(state, local, new Interval(range.low(), range.high())));
    LibraryTable.contract(stub.symbol(), stub.type())
        .filter(contract -> contract.limit().isPresent())
        .ifPresent(
            contract -> {
              AbstractValue most = arguments.get(contract.limit().getAsInt());
              long high = state.range(most).high();
              bound(state, local, new Interval(Interval.NO_LOW, high < 0 ? Long.MAX_VALUE : high));
            });
  }

  /** All escaped memory may change, but the globals are known to end like that. */
  private List<AbstractState> summedUp(
      AbstractState state,
      Statement.Call call,
      List<AbstractValue> arguments,
      List<FunctionSummary.End> ends) {
    List<AbstractState> results = new ArrayList<>();
    for (FunctionSummary.End end : ends) {
      AbstractState after = state.copy();
      anything(after, call, arguments, new StatementTransfer(analysis, after, frame));
      analysis.recursion.put(after, end.globals());
      call.result().ifPresent(local -> bound(after, local, end.result()));
      if (!after.isImpossible()) {
        results.add(after);
      }
    }
    return results;
  }

  private void bound(AbstractState state, Local local, Interval range) {
    AbstractValue value = state.registers.get(new InlinedRegister(frame, local));
    if (value != null && !state.terms.isFloating(value.name())) {
      state.narrow(value, range);
    }
  }

  private boolean follows(Function callee, Statement.Call call) {
    return analysis.follows(callee.symbol(), stack.size())
        && LibraryContracts.isOpen(callee)
        && fits(callee, call);
  }

  private static boolean fits(Function callee, Statement.Call call) {
    List<Local> parameters = callee.parameters();
    if (call.arguments().size() < parameters.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!alike(parameters.get(i).type(), call.arguments().get(i).type())) {
        return false;
      }
    }
    return alike(callee.type().result(), call.type().result());
  }

  private static boolean alike(Type a, Type b) {
    if (a.isInteger() && b.isInteger()) {
      return AbstractState.range(a).equals(AbstractState.range(b))
          && ExpressionTransfer.integer(a).bits() == ExpressionTransfer.integer(b).bits();
    }
    return a.getClass() == b.getClass();
  }

  private List<AbstractState> inlined(
      AbstractState state, Statement.Call call, Function callee, List<AbstractValue> arguments) {
    int inner = frame + 1;
    StatementTransfer steps = new StatementTransfer(analysis, state, inner);
    for (int i = 0; i < callee.parameters().size(); i++) {
      Local parameter = callee.parameters().get(i);
      if (!parameter.inMemory()) {
        steps.set(parameter, arguments.get(i));
      } else {
        given(state, steps, parameter, arguments.get(i), call.arguments().get(i));
      }
    }
    for (AbstractValue unnamed : arguments.subList(callee.parameters().size(), arguments.size())) {
      // The list holds the address, though no parameter does.
      new EscapedPlaces(state).escape(unnamed);
    }
    List<SymbolId> deeper = new ArrayList<>(stack);
    deeper.add(callee.symbol());
    FixpointIteration flow =
        new FixpointIteration(
            analysis, analysis.outline(callee), inner, deeper, new InvariantListener() {});
    List<AbstractState> results = new ArrayList<>();
    for (AbstractState end : flow.run(List.of(state))) {
      received(end, call, callee, inner);
      results.add(end);
    }
    return results;
  }

  /** A parameter in memory: the caller's value, or a copy of its aggregate. */
  private void given(
      AbstractState state,
      StatementTransfer steps,
      Local parameter,
      AbstractValue argument,
      Argument passed) {
    AbstractValue place =
        state.value(new NameDefinition.Address(new BaseAddress.Automatic(frame + 1, parameter)));
    steps.memory().forget(place, -1);
    if (passed.type().isScalar()) {
      MemorySlot slot = MemorySlot.at(place, Cell.of(parameter.type()), analysis.program.model());
      new EscapedPlaces(state).escape(argument);
      state.cells.put(slot, new CellContent(argument, Optional.empty()));
    } else {
      long size = analysis.program.model().size(passed.type());
      new AggregateCopy(state, steps.memory()).copy(place, argument, size);
    }
  }

  private void received(AbstractState end, Statement.Call call, Function callee, int inner) {
    InlinedRegister result = new InlinedRegister(inner, analysis.outline(callee).result());
    AbstractValue value = end.registers.get(result);
    end.registers.keySet().removeIf(r -> r.frame() >= inner);
    StatementTransfer steps = new StatementTransfer(analysis, end, frame);
    call.result().ifPresent(local -> receive(end, local, value, steps));
    new LifetimeTransfer(end)
        .end(place -> place instanceof BaseAddress.Automatic local && local.frame() >= inner);
  }

  private void receive(
      AbstractState end, Local local, AbstractValue value, StatementTransfer steps) {
    if (local.inMemory()) {
      AbstractValue place =
          end.value(new NameDefinition.Address(new BaseAddress.Automatic(frame, local)));
      long size = analysis.program.model().size(local.type());
      if (value == null) {
        steps.memory().forget(place, size);
      } else {
        new AggregateCopy(end, steps.memory()).copy(place, value, size);
      }
    } else {
      steps.set(local, value == null ? steps.evaluation().unknown(local.type()) : value);
    }
  }

  /** A function that is only declared, or too deep: all escaped memory may change. */
  private void anything(
      AbstractState state,
      Statement.Call call,
      List<AbstractValue> arguments,
      StatementTransfer steps) {
    arguments.forEach(new EscapedPlaces(state)::escape);
    analysis.statics.leaving(state);
    for (int i = 0; i < arguments.size(); i++) {
      if (!call.arguments().get(i).type().isScalar()) {
        // An aggregate by value: its cells may hold addresses, which have escaped already.
        new EscapedPlaces(state).escape(arguments.get(i));
      }
    }
    state.cells.keySet().removeIf(slot -> !isSafe(state, slot));
    state.freed = true;
    analysis.statics.entering(state, analysis.program.model());
    call.result()
        .ifPresent(
            local -> {
              if (local.inMemory()) {
                receive(state, local, null, steps);
              } else if (!(local.type() instanceof VoidType)) {
                steps.set(local, steps.evaluation().unknown(local.type()));
              }
            });
  }

  /** Whether only this function can write there. */
  private boolean isSafe(AbstractState state, MemorySlot slot) {
    NameDefinition root = state.terms.term(state.terms.root(slot.base()));
    if (!(root instanceof NameDefinition.Address address)) {
      return false;
    }
    BaseAddress place = address.place();
    if (place instanceof BaseAddress.Static global) {
      Global object = analysis.program.globals().get(global.symbol());
      return object != null && object.readOnly();
    }
    return place.isPrivate() && !state.escaped.contains(place);
  }
}
