package heapwright.method.inka.world;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.symbolic.persistent.IntMap;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Calls: how they are entered, or left for later, and what is known after a return. */
public final class CallOperators {
  private static final int DEEPEST = 300;

  private final ConstraintWorld world;

  CallOperators(ConstraintWorld world) {
    this.world = world;
  }

  /** The caller's state after a return. */
  public ConstraintState returned(ConstraintState state, Optional<Expression> value) {
    ConstraintState back = back(state);
    Optional<Local> result = state.frame().result();
    if (result.isEmpty() || value.isEmpty()) {
      return back;
    }
    DomainValue given = world.expressions(state).of(value.get());
    return result.get().inMemory()
        ? world
            .aggregates()
            .copied(back, address(back.frame(), result.get()), given, result.get().type())
        : back.with(result.get(), given);
  }

  /** As {@link #returned}, with whatever was computed. */
  public ConstraintState returnedAnything(ConstraintState state) {
    return world.withAnything(back(state), state.frame().result());
  }

  private static ConstraintState back(ConstraintState state) {
    return state.with(state.frame().caller().orElseThrow()).next();
  }

  private DomainValue address(CallFrame frame, Local local) {
    return world.operators().address(world.objects().local(frame, local));
  }

  /** What is known at the beginning of what is called, or behind the call. */
  Optional<ConstraintState> call(
      ConstraintState state, Statement.Call s, Consumer<OpenItem> opened) {
    ExpressionOperators expressions = world.expressions(state);
    List<DomainValue> arguments = new ArrayList<>();
    s.arguments().forEach(a -> arguments.add(expressions.of(a.value())));
    Optional<SymbolId> callee = callee(s.callee(), expressions);
    if (callee.filter(c -> LibraryModel.answers(world.program(), c)).isPresent()) {
      return new LibraryModel(world, state, s)
          .call(callee.get(), arguments)
          .map(ConstraintState::next);
    }
    Optional<Function> followed =
        callee
            .flatMap(world.program()::function)
            .filter(f -> !f.type().isVariadic() && !f.isReplaceable() && !isOneOfMany(f));
    if (followed.isPresent()) {
      return entered(state, followed.get(), s, arguments, opened);
    }
    ConstraintState after = world.approximated(state, "a call that cannot be followed", s.span());
    return Optional.of(world.withAnything(after, s.result()).next());
  }

  private static boolean isOneOfMany(Function function) {
    return function.span().isOurs()
        && (LibraryTable.states(function.symbol(), LibraryFact.AMONG_OTHERS)
            || LibraryTable.states(function.symbol(), LibraryFact.MAY_FAIL));
  }

  private Optional<SymbolId> callee(Callee callee, ExpressionOperators expressions) {
    return callee.match(
        direct -> Optional.of(direct.symbol()),
        indirect -> world.objects().called(expressions.of(indirect.pointer())));
  }

  private Optional<ConstraintState> entered(
      ConstraintState state,
      Function callee,
      Statement.Call s,
      List<DomainValue> arguments,
      Consumer<OpenItem> opened) {
    CallFrame caller = state.frame();
    if (caller.depth() >= DEEPEST) {
      world.giveUp("calls nested too deeply");
      return Optional.empty();
    }
    Optional<CallFrame> towardsGoal = world.towardsGoal(caller, callee, s.result());
    CallFrame begun =
        towardsGoal.orElseGet(
            () ->
                CallFrame.begun(
                    world.nextFrame(),
                    world.structure(callee),
                    IntMap.empty(),
                    Optional.of(caller),
                    s.result()));
    if (!begun.structure().leads(0)) {
      return Optional.empty();
    }
    ConstraintState inside = state.with(begun);
    for (int i = 0; i < callee.parameters().size() && i < arguments.size(); i++) {
      inside = passed(inside, callee.parameters().get(i), arguments.get(i));
    }
    boolean isLeft = caller.isIn(callee) || world.limits().isShallow();
    return isLeft && towardsGoal.isEmpty()
        ? behind(inside.arrived(), opened)
        : Optional.of(inside.arrived());
  }

  /** Behind a call that is left for later, so that recursion is followed no further than needed. */
  private Optional<ConstraintState> behind(ConstraintState inside, Consumer<OpenItem> opened) {
    GoalView structure = inside.frame().structure();
    Set<Integer> blocks = structure.between(0, structure.end());
    blocks.add(0);
    ConstraintState exit = returnedAnything(world.joins().afterCall(inside, blocks));
    UnfoldingStop stop = UnfoldingStop.at(inside.frame(), structure.end(), exit);
    opened.accept(new OpenItem.Invocation(inside, stop));
    return world.recursions().impose(inside, exit) ? Optional.of(exit) : Optional.empty();
  }

  private ConstraintState passed(ConstraintState inside, Local parameter, DomainValue argument) {
    if (!parameter.inMemory()) {
      return inside.with(parameter, argument);
    }
    DomainValue address = address(inside.frame(), parameter);
    return parameter.type().isScalar()
        ? world.memory().store(inside, address, argument, Cell.of(parameter.type()))
        : world.aggregates().copied(inside, address, argument, parameter.type());
  }
}
