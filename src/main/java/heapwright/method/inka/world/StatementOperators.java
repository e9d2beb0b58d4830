package heapwright.method.inka.world;

import heapwright.ir.code.Channel;
import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.OpenItem;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractObject;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** The operators that a statement posts; the result is empty if nothing can follow it. */
public final class StatementOperators implements Statement.Cases<Optional<ConstraintState>> {
  private final ConstraintWorld world;
  private final ConstraintState state;
  private final Consumer<OpenItem> opened;
  private final ExpressionOperators expressions;

  /**
   * @param state before the statement
   * @param opened takes what the statement leaves open
   */
  public StatementOperators(
      ConstraintWorld world, ConstraintState state, Consumer<OpenItem> opened) {
    this.world = world;
    this.state = state;
    this.opened = opened;
    expressions = world.expressions(state);
  }

  private Optional<ConstraintState> next(ConstraintState after) {
    return Optional.of(after.next());
  }

  @Override
  public Optional<ConstraintState> step(Statement.Step s) {
    return next(state);
  }

  @Override
  public Optional<ConstraintState> declare(Statement.Declare s) {
    Local local = s.local();
    return next(
        local.inMemory()
            ? world
                .aggregates()
                .forgotten(
                    state, world.operators().address(world.objects().local(state.frame(), local)))
            : world.withAnything(state, Optional.of(local)));
  }

  @Override
  public Optional<ConstraintState> leave(Statement.Leave s) {
    return next(state);
  }

  @Override
  public Optional<ConstraintState> assign(Statement.Assign s) {
    return next(state.with(s.target(), expressions.of(s.value())));
  }

  @Override
  public Optional<ConstraintState> load(Statement.Load s) {
    DomainValue address = expressions.accessed(s.address());
    follow(s.address(), address, s.cell().type());
    DomainValue value =
        VolatileAccess.at(s.address()) || isErrno(s.address())
            ? world.operators().fresh(s.cell().type(), s.target().name())
            : world.memory().load(state, address, s.cell());
    return next(state.with(s.target(), value));
  }

  /** C17 7.5p3: most functions of the library may have set it, whatever their results. */
  private boolean isErrno(Expression address) {
    return world.program().declaresErrno() && ErrnoAccess.at(state.frame().function(), address);
  }

  @Override
  public Optional<ConstraintState> store(Statement.Store s) {
    DomainValue address = expressions.accessed(s.address());
    follow(s.address(), address, s.cell().type());
    DomainValue value = expressions.of(s.value());
    return next(world.memory().store(state, address, value, s.cell()));
  }

  /** Leaves open where the pointer that an address is made from points. */
  private void follow(Expression address, DomainValue accessed, Type type) {
    Expression base = address;
    Type pointed = type;
    while (base instanceof Expression.FieldAddress || base instanceof Expression.ElementAddress) {
      pointed =
          base instanceof Expression.FieldAddress field ? field.record() : target(base, pointed);
      base = base.operands().get(0);
    }
    pointed = base == address ? target(base, pointed) : pointed;
    if (expressions.of(base) instanceof PointerVariable root
        && accessed instanceof PointerVariable leaf) {
      world.trace().typed(root, pointed);
      if (!(root.isFixed() && leaf.isFixed())) {
        opened.accept(new OpenItem.Dereference(root, pointed, leaf, type));
      }
    }
  }

  private static Type target(Expression address, Type otherwise) {
    boolean known = address.type() instanceof PointerType p && !(p.target() instanceof VoidType);
    return known ? ((PointerType) address.type()).target() : otherwise;
  }

  @Override
  public Optional<ConstraintState> copy(Statement.Copy s) {
    DomainValue from = expressions.accessed(s.from());
    DomainValue to = expressions.accessed(s.to());
    follow(s.from(), from, s.type());
    follow(s.to(), to, s.type());
    return next(world.aggregates().copied(state, to, from, s.type()));
  }

  @Override
  public Optional<ConstraintState> zero(Statement.Zero s) {
    return next(world.aggregates().zeroed(state, expressions.of(s.address()), s.type()));
  }

  @Override
  public Optional<ConstraintState> allocate(Statement.Allocate s) {
    AbstractObject block = world.objects().block("alloca", OptionalLong.empty(), false);
    ConstraintState after = state.with(world.blocks().with(state.memory(), block));
    return next(after.with(s.target(), world.operators().address(block)));
  }

  @Override
  public Optional<ConstraintState> call(Statement.Call s) {
    return world.calls().call(state, s, opened);
  }

  @Override
  public Optional<ConstraintState> startArguments(Statement.StartArguments s) {
    return next(world.approximated(state, "variable arguments", s.span()));
  }

  @Override
  public Optional<ConstraintState> nextArgument(Statement.NextArgument s) {
    ConstraintState after = world.approximated(state, "variable arguments", s.span());
    return next(world.withAnything(after, Optional.of(s.target())));
  }

  @Override
  public Optional<ConstraintState> havoc(Statement.Havoc s) {
    ConstraintState after = state;
    for (Statement.Havoc.Target target : s.targets()) {
      boolean isAnswer =
          target.channel().kind() == Channel.Kind.RESULT && target.channel().type().isScalar();
      if (isAnswer) {
        after = answered(after, target, s);
      } else {
        after =
            world.approximated(after, "memory that code outside of the program writes", s.span());
      }
    }
    return next(after);
  }

  private ConstraintState answered(
      ConstraintState before, Statement.Havoc.Target target, Statement.Havoc s) {
    Channel channel = target.channel();
    DomainValue answer = world.operators().fresh(channel.type(), channel.title(0));
    if (answer instanceof Word word && channel.range().isPresent()) {
      MathematicalInteger low = MathematicalInteger.of(channel.range().get().low());
      MathematicalInteger high = MathematicalInteger.of(channel.range().get().high());
      world.engine().restrict(word, IntegerSet.between(low, high));
    }
    world.outside().add(world, channel, expressions.of(s.call()), answer);
    DomainValue address = expressions.of(target.address());
    return world.memory().store(before, address, answer, Cell.of(channel.type()));
  }
}
