package heapwright.method.inka;

import heapwright.ir.Cell;
import heapwright.ir.Channel;
import heapwright.ir.ErrnoAccess;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Statement;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.ir.VolatileAccess;
import heapwright.solve.domains.Location;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** The operators that a statement comes to, and what is known after it. */
final class Statements {
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
      Value value =
          VolatileAccess.at(s.address()) || isErrno(s.address())
              ? world.calculus().fresh(s.cell().type(), s.target().name())
              : world.storage().load(state, address, s.cell());
      return next(state.with(s.target(), value));
    }

    /** C17 7.5p3: most functions of the library may have set it, whatever came of them. */
    private boolean isErrno(Expression address) {
      return world.program().declaresErrno()
          && ErrnoAccess.at(state.frame().structure().function(), address);
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
      State after = state.with(world.blocks().with(state.memory(), block));
      return next(after.with(s.target(), world.calculus().address(block)));
    }

    @Override
    public Optional<State> call(Statement.Call s) {
      return world.invocations().call(state, s, opened);
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

    @Override
    public Optional<State> havoc(Statement.Havoc s) {
      State after = state;
      for (Statement.Havoc.Target target : s.targets()) {
        boolean isAnswer =
            target.channel().kind() == Channel.Kind.RESULT && target.channel().type().isScalar();
        if (isAnswer) {
          after = answered(after, target, s);
        } else {
          world.approximate("memory that code outside of the program writes", s.span());
          after = after.with(world.storage().without(after.memory()));
        }
      }
      return next(after);
    }

    private State answered(State before, Statement.Havoc.Target target, Statement.Havoc s) {
      Channel channel = target.channel();
      Value answer = world.calculus().fresh(channel.type(), channel.title(0));
      if (answer instanceof Value.Number number) {
        channel
            .range()
            .ifPresent(
                r ->
                    world
                        .engine()
                        .restrict(
                            number.word(), Values.between(Whole.of(r.low()), Whole.of(r.high()))));
      }
      world.heard().add(world, channel, expressions.of(s.call()), answer);
      Value address = expressions.of(target.address());
      return world.storage().store(before, address, answer, Cell.of(channel.type()));
    }
  }
}
