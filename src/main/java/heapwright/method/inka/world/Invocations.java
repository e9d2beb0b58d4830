package heapwright.method.inka.world;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.state.Writes;
import heapwright.symbolic.persistent.IntMap;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

/** Calls: how they are entered, or left for later, and what is known after a return. */
public final class Invocations {
  private static final int DEEPEST = 300;

  private final ConstraintWorld world;
  private final Aggregates aggregates;

  Invocations(ConstraintWorld world) {
    this.world = world;
    aggregates = new Aggregates(world);
  }

  /** What is known at the beginning of what is called, or behind the call. */
  Optional<ConstraintState> call(
      ConstraintState state, Statement.Call call, Consumer<OpenItem> opened) {
    return new Entry(state, opened).call(call);
  }

  /** The caller's state after a return. */
  public ConstraintState returned(ConstraintState state, Optional<Expression> value) {
    CallFrame frame = state.frame();
    CallFrame caller = frame.caller().orElseThrow().next();
    ConstraintState back = state.with(caller);
    if (frame.result().isEmpty() || value.isEmpty()) {
      return back;
    }
    Local result = frame.result().get();
    DomainValue given = world.expressions(state).of(value.get());
    return result.inMemory()
        ? aggregates.copied(back, home(caller, result), given, result.type())
        : back.with(result, given);
  }

  /** As {@link #returned}, with whatever was computed. */
  public ConstraintState returnedAnything(ConstraintState state) {
    CallFrame frame = state.frame();
    ConstraintState back = state.with(frame.caller().orElseThrow().next());
    return frame
        .result()
        .filter(local -> !local.inMemory())
        .map(local -> back.with(local, world.calculus().fresh(local.type(), local.name())))
        .orElse(back);
  }

  private DomainValue home(CallFrame frame, Local local) {
    return world.calculus().address(world.objects().local(frame, local));
  }

  /** One call. */
  private final class Entry {
    private final ConstraintState state;
    private final Consumer<OpenItem> opened;
    private final ExpressionOperators expressions;

    Entry(ConstraintState state, Consumer<OpenItem> opened) {
      this.state = state;
      this.opened = opened;
      expressions = world.expressions(state);
    }

    private Optional<ConstraintState> next(ConstraintState after) {
      return Optional.of(after.with(after.frame().next()));
    }

    Optional<ConstraintState> call(Statement.Call s) {
      List<DomainValue> arguments = new ArrayList<>();
      s.arguments().forEach(a -> arguments.add(expressions.of(a.value())));
      Optional<SymbolId> callee = callee(s.callee());
      if (callee.isEmpty()) {
        return next(havocked(s));
      }
      if (LibraryModel.answers(world.program(), callee.get())) {
        return new LibraryModel(world, state, s).call(callee.get(), arguments).flatMap(this::next);
      }
      Optional<Function> function = world.program().function(callee.get());
      if (function.isEmpty()
          || function.get().type().isVariadic()
          || function.get().isReplaceable()
          || isOneOfMany(function.get())) {
        return next(havocked(s));
      }
      return entered(function.get(), s, arguments);
    }

    private static boolean isOneOfMany(Function function) {
      return function.span().isOurs()
          && (LibraryTable.states(function.symbol(), LibraryFact.AMONG_OTHERS)
              || LibraryTable.states(function.symbol(), LibraryFact.MAY_FAIL));
    }

    private Optional<SymbolId> callee(Callee callee) {
      return callee.match(
          direct -> Optional.of(direct.symbol()),
          indirect -> world.objects().called(expressions.of(indirect.pointer())));
    }

    /** Whatever a function that cannot be followed does. */
    private ConstraintState havocked(Statement.Call s) {
      world.approximate("a call that cannot be followed", s.span());
      ConstraintState after = state.with(world.storage().without(state.memory()));
      return s.result()
          .filter(local -> !local.inMemory())
          .map(local -> after.with(local, world.calculus().fresh(local.type(), local.name())))
          .orElse(after);
    }

    private Optional<ConstraintState> entered(
        Function callee, Statement.Call s, List<DomainValue> arguments) {
      CallFrame caller = state.frame();
      if (caller.depth() >= DEEPEST) {
        world.giveUp("calls nested too deeply");
        return Optional.empty();
      }
      GoalView structure = world.structure(callee);
      if (!structure.leads(0)) {
        return Optional.empty();
      }
      CallFrame frame =
          new CallFrame(
              world.nextFrame(),
              caller.depth() + 1,
              structure,
              IntMap.empty(),
              new CallFrame.Spot(0, 0, Optional.empty(), OptionalInt.empty()),
              Optional.of(caller),
              s.result());
      ConstraintState inside = state.with(frame);
      for (int i = 0; i < callee.parameters().size() && i < arguments.size(); i++) {
        inside = passed(inside, callee.parameters().get(i), arguments.get(i));
      }
      return caller.isIn(callee) || world.patience().isShallow()
          ? beyond(BlockArrival.arrived(inside))
          : Optional.of(BlockArrival.arrived(inside));
    }

    /**
     * Behind a call that is left for later, so that recursion is followed no further than needed.
     */
    private Optional<ConstraintState> beyond(ConstraintState inside) {
      GoalView structure = inside.frame().structure();
      Set<Integer> blocks = structure.between(0, structure.end());
      blocks.add(0);
      boolean fillsMemory = inside.frame().result().filter(Local::inMemory).isPresent();
      ConstraintState after =
          inside.with(
              fillsMemory
                  ? world.storage().joined(inside, Writes.EVERYTHING)
                  : world.memoryAfter(inside, blocks));
      ConstraintState exit = returnedAnything(after);
      UnfoldingStop stop =
          new UnfoldingStop(
              inside.frame().depth(), structure.end(), Optional.of(exit), Optional.empty());
      opened.accept(new OpenItem.Invocation(inside, stop));
      return world.recursions().impose(inside, exit) ? Optional.of(exit) : Optional.empty();
    }

    private ConstraintState passed(ConstraintState inside, Local parameter, DomainValue argument) {
      if (!parameter.inMemory()) {
        return inside.with(parameter, argument);
      }
      DomainValue home = home(inside.frame(), parameter);
      return parameter.type().isScalar()
          ? world.storage().store(inside, home, argument, Cell.of(parameter.type()))
          : aggregates.copied(inside, home, argument, parameter.type());
    }
  }
}
