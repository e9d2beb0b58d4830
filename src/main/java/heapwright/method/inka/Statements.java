package heapwright.method.inka;

import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.solve.domains.Location;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/** The operators that a statement comes to, and what is known after it. */
final class Statements {
  private static final int DEEPEST = 300;

  private final World world;
  private final Aggregates aggregates;

  Statements(World world) {
    this.world = world;
    aggregates = new Aggregates(world);
  }

  /**
   * What is known after a statement; nothing if nothing can come after it.
   *
   * @param opened takes what the statement leaves open
   */
  Optional<State> execute(State state, Statement statement, Consumer<Item> opened) {
    return statement.match(new Effect(state, opened));
  }

  /** The caller's state after a return. */
  State returned(State state, Optional<Expression> value) {
    Frame frame = state.frame();
    Frame caller = frame.caller().orElseThrow().next();
    State back = state.with(caller);
    if (frame.result().isEmpty() || value.isEmpty()) {
      return back;
    }
    Local result = frame.result().get();
    Value given = world.expressions(state).of(value.get());
    return result.inMemory()
        ? aggregates.copied(back, home(caller, result), given, result.type())
        : back.with(result, given);
  }

  /** As {@link #returned}, with whatever was computed. */
  State returnedAnything(State state) {
    Frame frame = state.frame();
    State back = state.with(frame.caller().orElseThrow().next());
    return frame
        .result()
        .filter(local -> !local.inMemory())
        .map(local -> back.with(local, world.calculus().fresh(local.type(), local.name())))
        .orElse(back);
  }

  private Value home(Frame frame, Local local) {
    return world.calculus().address(world.objects().local(frame, local));
  }

  /** One case per statement. */
  private final class Effect implements Statement.Cases<Optional<State>> {
    private final State state;
    private final Consumer<Item> opened;
    private final Expressions expressions;

    Effect(State state, Consumer<Item> opened) {
      this.state = state;
      this.opened = opened;
      expressions = world.expressions(state);
    }

    private Optional<State> next(State after) {
      return Optional.of(after.with(after.frame().next()));
    }

    @Override
    public Optional<State> step(Statement.Step s) {
      return next(state);
    }

    @Override
    public Optional<State> declare(Statement.Declare s) {
      Local local = s.local();
      return next(
          local.inMemory()
              ? aggregates.forgotten(state, home(state.frame(), local))
              : state.with(local, world.calculus().fresh(local.type(), local.name())));
    }

    @Override
    public Optional<State> leave(Statement.Leave s) {
      return next(state);
    }

    @Override
    public Optional<State> assign(Statement.Assign s) {
      return next(state.with(s.target(), expressions.of(s.value())));
    }

    @Override
    public Optional<State> load(Statement.Load s) {
      Value address = expressions.accessed(s.address());
      follow(s.address(), address, s.cell().type());
      Value value = world.storage().load(state, address, s.cell());
      return next(state.with(s.target(), value));
    }

    @Override
    public Optional<State> store(Statement.Store s) {
      Value address = expressions.accessed(s.address());
      follow(s.address(), address, s.cell().type());
      Value value = expressions.of(s.value());
      State after = world.storage().store(state, address, value, s.cell());
      return next(after);
    }

    /** Leaves open where the pointer that an address is made from points. */
    private void follow(Expression address, Value accessed, Type type) {
      Expression base = address;
      Type pointed = type;
      while (base instanceof Expression.FieldAddress || base instanceof Expression.ElementAddress) {
        pointed =
            base instanceof Expression.FieldAddress field ? field.record() : target(base, pointed);
        base = base.operands().get(0);
      }
      pointed = base == address ? target(base, pointed) : pointed;
      if (expressions.of(base) instanceof Value.Address root
          && accessed instanceof Value.Address leaf
          && !(root.pointer().isFixed() && leaf.pointer().isFixed())) {
        opened.accept(new Item.Dereference(root.pointer(), pointed, leaf.pointer(), type));
      }
    }

    private static Type target(Expression address, Type otherwise) {
      boolean known = address.type() instanceof PointerType p && !(p.target() instanceof VoidType);
      return known ? ((PointerType) address.type()).target() : otherwise;
    }

    private Optional<State> dead() {
      return Optional.empty();
    }

    @Override
    public Optional<State> copy(Statement.Copy s) {
      Value from = expressions.accessed(s.from());
      Value to = expressions.accessed(s.to());
      follow(s.from(), from, s.type());
      follow(s.to(), to, s.type());
      return next(aggregates.copied(state, to, from, s.type()));
    }

    @Override
    public Optional<State> zero(Statement.Zero s) {
      return next(aggregates.zeroed(state, expressions.of(s.address()), s.type()));
    }

    @Override
    public Optional<State> allocate(Statement.Allocate s) {
      Location block = world.objects().block("alloca", OptionalLong.empty(), false);
      State after = state.with(world.storage().with(state.memory(), block));
      return next(after.with(s.target(), world.calculus().address(block)));
    }

    @Override
    public Optional<State> call(Statement.Call s) {
      List<Value> arguments = new ArrayList<>();
      s.arguments().forEach(a -> arguments.add(expressions.of(a.value())));
      Optional<SymbolId> callee = callee(s.callee());
      if (callee.isEmpty()) {
        return next(havocked(s));
      }
      if (LibraryModel.answers(world.program(), callee.get())) {
        return new LibraryModel(world, state, s, opened)
            .call(callee.get(), arguments)
            .flatMap(this::next);
      }
      Optional<Function> function = world.program().function(callee.get());
      if (function.isEmpty() || function.get().type().isVariadic()) {
        return next(havocked(s));
      }
      return entered(function.get(), s, arguments);
    }

    private Optional<SymbolId> callee(Callee callee) {
      return callee.match(
          new Callee.Cases<>() {
            @Override
            public Optional<SymbolId> direct(Callee.Direct direct) {
              return Optional.of(direct.symbol());
            }

            @Override
            public Optional<SymbolId> indirect(Callee.Indirect indirect) {
              return world.objects().called(expressions.of(indirect.pointer()));
            }
          });
    }

    /** Whatever a function that cannot be followed does. */
    private State havocked(Statement.Call s) {
      world.approximate("a call that cannot be followed", s.span());
      State after = state.with(world.storage().without(state.memory()));
      return s.result()
          .filter(local -> !local.inMemory())
          .map(local -> after.with(local, world.calculus().fresh(local.type(), local.name())))
          .orElse(after);
    }

    private Optional<State> entered(Function callee, Statement.Call s, List<Value> arguments) {
      Frame caller = state.frame();
      if (caller.depth() >= DEEPEST) {
        world.giveUp("calls nested too deeply");
        return dead();
      }
      Structure structure = world.structure(callee);
      if (!structure.leads(0)) {
        return dead();
      }
      Frame frame =
          new Frame(
              world.nextFrame(),
              caller.depth() + 1,
              structure,
              IntMap.empty(),
              new Frame.Spot(0, 0, Optional.empty(), OptionalInt.empty()),
              Optional.of(caller),
              s.result());
      State inside = state.with(frame);
      for (int i = 0; i < callee.parameters().size() && i < arguments.size(); i++) {
        inside = passed(inside, callee.parameters().get(i), arguments.get(i));
      }
      return caller.isIn(callee) || world.patience().isShallow()
          ? beyond(Arrival.arrived(inside))
          : Optional.of(Arrival.arrived(inside));
    }

    /**
     * Behind a call that is left for later, so that recursion is followed no further than needed.
     */
    private Optional<State> beyond(State inside) {
      Structure structure = inside.frame().structure();
      Set<Integer> blocks = structure.between(0, structure.end());
      blocks.add(0);
      boolean fillsMemory = inside.frame().result().filter(Local::inMemory).isPresent();
      State after =
          inside.with(
              fillsMemory
                  ? world.storage().joined(inside, Writes.EVERYTHING)
                  : world.memoryAfter(inside, blocks));
      State exit = returnedAnything(after);
      Stop stop =
          new Stop(inside.frame().depth(), structure.end(), Optional.of(exit), Optional.empty());
      opened.accept(new Item.Invocation(inside, stop));
      return world.recursions().impose(inside, exit) ? Optional.of(exit) : dead();
    }

    private State passed(State inside, Local parameter, Value argument) {
      if (!parameter.inMemory()) {
        return inside.with(parameter, argument);
      }
      Value home = home(inside.frame(), parameter);
      return parameter.type().isScalar()
          ? world.storage().store(inside, home, argument, Cell.of(parameter.type()))
          : aggregates.copied(inside, home, argument, parameter.type());
    }

    @Override
    public Optional<State> startArguments(Statement.StartArguments s) {
      world.approximate("variable arguments", s.span());
      return next(state.with(world.storage().without(state.memory())));
    }

    @Override
    public Optional<State> nextArgument(Statement.NextArgument s) {
      world.approximate("variable arguments", s.span());
      State after = state.with(world.storage().without(state.memory()));
      return next(
          s.target().inMemory()
              ? after
              : after.with(s.target(), world.calculus().fresh(s.type(), s.target().name())));
    }
  }
}
