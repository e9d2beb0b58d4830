package heapwright.symbolic.step;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.MemoryMoves;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.execution.SymbolicMemory;
import heapwright.symbolic.execution.UnplayedErrno;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.library.SymbolicSizes;
import heapwright.symbolic.scalar.ScalarTerms;

/** One step of each statement. */
public final class StatementSteps implements Statement.Cases<StepResult> {
  /** The place of {@code va_list} that holds the arguments. */
  private static final int LIST_SIZE = 8;

  private final Execution execution;
  private final SymbolicMemory memory;
  private final Locations locations;
  private final AlignmentRule alignment;

  public StatementSteps(Execution execution) {
    this.execution = execution;
    memory = execution.memory;
    locations = new Locations(execution);
    alignment = new AlignmentRule(execution);
  }

  private StepResult done() {
    return new StepResult.Moved(execution.state().next());
  }

  private SymbolicValue value(Expression e) {
    return e.match(execution.evaluator);
  }

  private Place place(Expression address, long bytes, Type type) {
    Place place = locations.of(value(address), bytes, pointed(address, type));
    alignment.require(place, address, type);
    return place;
  }

  /** What the source takes the pointer at the bottom of an address to point to. */
  private Type pointed(Expression address, Type type) {
    if (address instanceof Expression.FieldAddress field) {
      return pointed(field.base(), field.record());
    }
    if (address instanceof Expression.ElementAddress element) {
      return pointed(element.base(), target(element, type));
    }
    Type declared = target(address, type);
    boolean wider = execution.size(declared) > execution.size(type);
    return wider ? declared : type;
  }

  private static Type target(Expression address, Type otherwise) {
    boolean known = address.type() instanceof PointerType p && !(p.target() instanceof VoidType);
    return known ? fixed(((PointerType) address.type()).target()) : otherwise;
  }

  /** An array whose length is computed is as many of its elements as are looked at. */
  private static Type fixed(Type type) {
    return type instanceof VariableArrayType array ? fixed(array.element()) : type;
  }

  @Override
  public StepResult step(Statement.Step s) {
    return done();
  }

  @Override
  public StepResult declare(Statement.Declare s) {
    if (s.local().inMemory()) {
      new FrameObjects(execution).makeLocal(s.local());
    } else {
      execution.become(execution.state().with(s.local(), SymbolicValue.Indeterminate.VALUE));
    }
    return done();
  }

  @Override
  public StepResult leave(Statement.Leave s) {
    memory.end(execution.state().frame().object(s.local()), Life.OVER);
    new FrameObjects(execution).makeLocal(s.local());
    return done();
  }

  @Override
  public StepResult assign(Statement.Assign s) {
    execution.become(execution.state().with(s.target(), value(s.value())));
    return done();
  }

  private Place place(Expression address, Cell cell) {
    return place(address, execution.environment().model().size(cell), cell.type());
  }

  @Override
  public StepResult load(Statement.Load s) {
    StepResult plain = UnplayedErrno.beside(execution, s, plainLoad(s));
    if (!VolatileAccess.at(s.address())) {
      return plain;
    }
    // It may hold something else now than when the path looked at it, which no test can arrange.
    String cause =
        "a volatile or atomic object may change before it is read in line " + s.span().line();
    return plain.withUnplayed(execution.state(), cause);
  }

  private StepResult plainLoad(Statement.Load s) {
    SymbolicValue loaded =
        new ConstantTables(execution)
            .read(value(s.address()), s.cell())
            .orElseGet(() -> memory.load(place(s.address(), s.cell()), s.cell()));
    execution.become(execution.state().with(s.target(), loaded));
    return done();
  }

  @Override
  public StepResult store(Statement.Store s) {
    SymbolicValue value = value(s.value());
    memory.store(place(s.address(), s.cell()), s.cell(), value);
    return done();
  }

  @Override
  public StepResult copy(Statement.Copy s) {
    long size = execution.size(s.type());
    Place from = place(s.from(), size, s.type());
    new MemoryMoves(execution).copy(place(s.to(), size, s.type()), from, size);
    return done();
  }

  @Override
  public StepResult zero(Statement.Zero s) {
    long size = execution.size(s.type());
    new MemoryMoves(execution)
        .set(place(s.address(), size, s.type()), size, execution.terms().bits(8, 0));
    return done();
  }

  @Override
  public StepResult allocate(Statement.Allocate s) {
    s.lengths().forEach(execution.evaluator::requirePositive);
    long size = new SymbolicSizes(execution).of(execution.evaluator.number(s.bytes()));
    SymbolicValue address =
        new FrameObjects(execution).makeObject(HeapObject.Origin.LOCAL, s.target().name(), size);
    execution.become(execution.state().with(s.target(), address));
    return done();
  }

  @Override
  public StepResult call(Statement.Call s) {
    return new CallSteps(execution).call(s);
  }

  @Override
  public StepResult startArguments(Statement.StartArguments s) {
    Place list = place(s.list(), LIST_SIZE, ScalarTerms.OCTET);
    memory.write(list, LIST_SIZE, new ArgumentInputs(execution).start());
    return done();
  }

  @Override
  public StepResult nextArgument(Statement.NextArgument s) {
    Place list = place(s.list(), LIST_SIZE, ScalarTerms.OCTET);
    SymbolicValue held =
        memory
            .object(list.object())
            .exactly(list.offset(), LIST_SIZE)
            .map(Stored::value)
            .orElse(SymbolicValue.Indeterminate.VALUE);
    if (!(held instanceof SymbolicValue.Arguments arguments)) {
      throw Interruption.unsupported("takes an argument from a list that is not known");
    }
    SymbolicValue value = new ArgumentInputs(execution).next(arguments, s.type());
    memory.write(list, LIST_SIZE, arguments.after());
    execution.become(execution.state().with(s.target(), value));
    return done();
  }

  @Override
  public StepResult havoc(Statement.Havoc s) {
    return new Havoc(execution).step(s);
  }
}
