package heapwright.machine.code;

import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.expression.Alignments;
import heapwright.machine.code.expression.BitFields;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.expression.Loads;
import heapwright.machine.code.expression.MemberAlignments;
import heapwright.machine.code.expression.MemberBounds;
import heapwright.machine.code.expression.Stores;
import heapwright.machine.code.processor.ArgumentList;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.MemoryLocals;
import heapwright.machine.code.processor.OutsideBehaviour;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.code.processor.StackAllocations;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

/** Turns statements into actions; empty for those that do nothing when they run. */
final class StatementCompiler implements Statement.Cases<Optional<Action>> {
  private final Function function;
  private final FrameLayout layout;
  private final MemoryLocals locals;
  private final Linker linker;
  private final DataModel model;
  private final Processor processor;
  private final Memory memory;
  private final ExpressionCompiler expressions;
  private final Loads loads;
  private final Stores stores;
  private final BitFields bitFields;
  private final MemberBounds bounds;
  private final Alignments alignments;
  private final MemberAlignments members;
  private final CallCompiler calls;

  StatementCompiler(
      Function function,
      FrameLayout layout,
      MemoryLocals locals,
      Linker linker,
      ExpressionCompiler expressions) {
    this.function = function;
    this.layout = layout;
    this.locals = locals;
    this.linker = linker;
    this.expressions = expressions;
    model = linker.program().model();
    processor = linker.processor();
    memory = processor.memory();
    loads = new Loads(memory, model);
    stores = new Stores(memory, model, expressions);
    bitFields = new BitFields(memory);
    alignments = new Alignments(model);
    members = new MemberAlignments(expressions, alignments, memory);
    bounds = new MemberBounds(expressions, linker.program(), processor.faults());
    calls = new CallCompiler(linker, layout, locals, expressions);
  }

  @Override
  public Optional<Action> step(Statement.Step s) {
    return linker.isObserved(function)
        ? Optional.of(f -> processor.observer().step(function, s.number()))
        : Optional.empty();
  }

  @Override
  public Optional<Action> declare(Statement.Declare s) {
    Local local = s.local();
    if (local.inMemory()) {
      int slot = layout.slot(local);
      return Optional.of(f -> locals.forget(f, slot));
    }
    int flag = layout.flag(local);
    return layout.isWatched(local) ? Optional.of(f -> f[flag] = 0) : Optional.empty();
  }

  @Override
  public Optional<Action> leave(Statement.Leave s) {
    int slot = layout.slot(s.local());
    return Optional.of(f -> locals.leave(f, slot));
  }

  @Override
  public Optional<Action> assign(Statement.Assign s) {
    return Optional.of(marking(s.target(), expressions.into(layout.slot(s.target()), s.value())));
  }

  /** The action, and a note that the register has a value where reads are watched. */
  private Action marking(Local target, Action action) {
    if (target.inMemory() || !layout.isWatched(target)) {
      return action;
    }
    int flag = layout.flag(target);
    return f -> {
      action.run(f);
      f[flag] = 1;
    };
  }

  @Override
  public Optional<Action> load(Statement.Load s) {
    int target = layout.slot(s.target());
    LongCode address = expressions.place(s.address());
    Type type = s.cell().type();
    Optional<BitRange> bits = s.cell().bits();
    Site at = site(s.address(), s.cell(), s.span());
    Action load =
        bits.isPresent()
            ? bitFields.load(target, address, type, bits.get(), at)
            : loads.load(target, address, type, at);
    Action aligned = members.watched(load, s.address(), at.alignment(), s.span());
    return Optional.of(marking(s.target(), bounds.watched(aligned, s.address(), s.span())));
  }

  @Override
  public Optional<Action> store(Statement.Store s) {
    LongCode address = expressions.place(s.address());
    Site at = site(s.address(), s.cell(), s.span());
    Action store =
        s.cell().bits().isPresent()
            ? bitField(s, address, s.cell().bits().get(), at)
            : stores.store(address, s.value(), s.cell().type(), at);
    Action aligned = members.watched(store, s.address(), at.alignment(), s.span());
    return Optional.of(bounds.watched(aligned, s.address(), s.span()));
  }

  private Site site(Expression address, Cell cell, SourceSpan at) {
    long alignment = cell.bits().isPresent() ? 1 : alignments.of(address, cell.type());
    return Site.through(address, at, alignment);
  }

  private Action bitField(Statement.Store s, LongCode address, BitRange bits, Site at) {
    return ScalarKind.of(s.cell().type()) == ScalarKind.WIDE
        ? bitFields.storeWide(address, expressions.wides(s.value()), bits, at)
        : bitFields.store(address, expressions.longs(s.value()), bits, at);
  }

  @Override
  public Optional<Action> copy(Statement.Copy s) {
    LongCode to = expressions.place(s.to());
    LongCode from = expressions.place(s.from());
    LongCode size = size(s.type(), s.span());
    Site reading = Site.through(s.from(), s.span(), alignment(s.from(), s.type()));
    Site writing = Site.through(s.to(), s.span(), alignment(s.to(), s.type()));
    Action copy =
        f -> memory.blocks().copy(to.eval(f), from.eval(f), size.eval(f), reading, writing);
    return Optional.of(bounds.watched(bounds.watched(copy, s.from(), s.span()), s.to(), s.span()));
  }

  @Override
  public Optional<Action> zero(Statement.Zero s) {
    LongCode address = expressions.place(s.address());
    LongCode size = size(s.type(), s.span());
    Site at = Site.through(s.address(), s.span(), 1);
    return Optional.of(f -> memory.blocks().fill(address.eval(f), (byte) 0, size.eval(f), at));
  }

  private long alignment(Expression address, Type type) {
    return type instanceof VariableArrayType ? 1 : alignments.of(address, type);
  }

  private LongCode size(Type type, SourceSpan at) {
    if (type instanceof VariableArrayType array) {
      LongCode length = expressions.longs(new Expression.Read(array.length(), at));
      LongCode element = size(array.element(), at);
      return f -> length.eval(f) * element.eval(f);
    }
    return new ConstantCode(model.size(type));
  }

  @Override
  public Optional<Action> allocate(Statement.Allocate s) {
    LongCode bytes = expressions.longs(s.bytes());
    int slot = layout.allocation(s);
    int target = layout.slot(s.target());
    List<LongCode> lengths = s.lengths().stream().map(expressions::longs).toList();
    Action action = StackAllocations.compile(s, function, bytes, lengths, slot, target, processor);
    return Optional.of(marking(s.target(), action));
  }

  @Override
  public Optional<Action> call(Statement.Call s) {
    return Optional.of(calls.compile(s));
  }

  @Override
  public Optional<Action> startArguments(Statement.StartArguments s) {
    LongCode list = expressions.longs(s.list());
    Site at = Site.at(s.span());
    return Optional.of(
        f -> new ArgumentList(memory, list.eval(f), at).start(f[FrameLayout.ARGUMENTS]));
  }

  @Override
  public Optional<Action> nextArgument(Statement.NextArgument s) {
    LongCode list = expressions.longs(s.list());
    Site at = Site.at(s.span());
    Type type = s.type();
    long size = model.size(type);
    long alignment = model.alignment(type);
    int slot = layout.slot(s.target());
    LongCode argument = f -> new ArgumentList(memory, list.eval(f), at).next(size, alignment);
    Action action =
        type.isAggregate()
            ? copy(locals.address(s.target()), argument, size, at)
            : loads.load(slot, argument, type, at);
    return Optional.of(marking(s.target(), action));
  }

  private Action copy(LongCode to, LongCode from, long size, Site at) {
    return f -> memory.blocks().copy(to.eval(f), from.eval(f), size, at);
  }

  @Override
  public Optional<Action> havoc(Statement.Havoc s) {
    LongCode call = expressions.longs(s.call());
    Site at = Site.at(s.span());
    List<Action> each =
        s.targets().stream()
            .map(t -> havocked(t.channel(), expressions.longs(t.address()), call, at))
            .toList();
    return Optional.of(f -> each.forEach(action -> action.run(f)));
  }

  /** Writes what was chosen for this call; unwritten bytes count as zero. */
  private Action havocked(Channel channel, LongCode address, LongCode call, Site at) {
    return f -> {
      long base = address.eval(f);
      processor.outside().given(channel, call.eval(f), base);
      write(channel, call.eval(f), base, at);
      for (Channel deeper : processor.outside().through(channel, call.eval(f))) {
        long there = base;
        for (long offset : deeper.pointers()) {
          byte[] pointer = memory.blocks().take(there + offset, Long.BYTES, at);
          there = ByteBuffer.wrap(pointer).order(ByteOrder.LITTLE_ENDIAN).getLong();
        }
        write(deeper, call.eval(f), there, at);
      }
    };
  }

  private void write(Channel channel, long call, long base, Site at) {
    for (OutsideBehaviour.Write write : processor.outside().writes(channel, call)) {
      long to = base + write.offset();
      byte[] image = memory.blocks().take(to, write.image().length, at);
      for (int i = 0; i < image.length; i++) {
        image[i] = (byte) (image[i] & ~write.mask()[i] | write.image()[i] & write.mask()[i]);
      }
      memory.blocks().write(to, image, at);
    }
  }
}
