package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import heapwright.symbolic.term.Term;

/** What each statement does to the map. */
final class StatementEffects implements Statement.Cases<AddressMap> {
  private final PathEvaluation run;
  private final ExpressionContext expressions;

  StatementEffects(PathEvaluation run, ExpressionContext expressions) {
    this.run = run;
    this.expressions = expressions;
  }

  private ProgramVariable variable(Local local) {
    return expressions.variable(local);
  }

  @Override
  public AddressMap step(Statement.Step s) {
    return run.map;
  }

  @Override
  public AddressMap declare(Statement.Declare s) {
    return gone(s.local());
  }

  @Override
  public AddressMap leave(Statement.Leave s) {
    return gone(s.local());
  }

  private AddressMap gone(Local local) {
    run.map = run.map.without(variable(local));
    run.numbers = run.numbers.without(variable(local));
    return run.map;
  }

  @Override
  public AddressMap assign(Statement.Assign s) {
    if (s.target().type() instanceof PointerType) {
      PointerValue pointer = expressions.operand(s.value()).pointer();
      expressions.name(variable(s.target()), expressions.vector(s.value()));
      typed(pointer, s.target().type());
      expressions.set(variable(s.target()), pointer);
    } else {
      expressions.set(s.target(), expressions.number(s.value()));
    }
    return run.map;
  }

  /** What was allocated gets its type from the first pointer that has one. */
  private void typed(PointerValue pointer, Type type) {
    if (pointer instanceof PointerValue.To to && to.offset() == 0) {
      MemoryCell cell = run.map.cell(to.cell());
      CellStructures.CellStructure structure = run.structures.of(((PointerType) type).target());
      if (cell.stable() && structure.size() > cell.structure().size()) {
        run.map = CreateOperation.widened(run.map, cell, structure);
      }
    }
  }

  @Override
  public AddressMap load(Statement.Load s) {
    if (VolatileAccess.at(s.address())) {
      throw OperationStop.outside("reads volatile memory");
    }
    ExpressionContext.Place place = expressions.place(s.address(), s.cell().type());
    expressions.noteRead(place.slot(), s.cell().type());
    expressions.name(variable(s.target()), place.vector());
    if (s.cell().type() instanceof PointerType type) {
      run.log.operation(Kind.USE, place.vector().toString());
      run.log.read(place.vector(), place.slot());
      PointerValue pointer =
          new UseOperation(run, expressions).use(place.vector(), place.slot(), type);
      expressions.set(variable(s.target()), pointer);
    } else {
      touched(place);
      expressions.set(s.target(), expressions.memory().read(place.slot(), s.cell()));
    }
    return run.map;
  }

  /** USE of a cell for a number in it. */
  private void touched(ExpressionContext.Place place) {
    if (place.slot() instanceof PointerSlot.OfCell) {
      run.log.operation(Kind.USE, place.base().toString());
    }
  }

  @Override
  public AddressMap store(Statement.Store s) {
    if (s.cell().type() instanceof PointerType) {
      PointerValue pointer = expressions.operand(s.value()).pointer();
      ExpressionContext.Place place = assigned(s);
      run.log.set(place.vector(), place.slot());
      typed(pointer, s.cell().type());
      expressions.memory().forgetForPointer(place.slot());
      run.modify(place.vector(), place.slot(), pointer);
    } else {
      Term number = expressions.number(s.value());
      ExpressionContext.Place place = assigned(s);
      touched(place);
      expressions.memory().write(place.slot(), s.cell(), number);
    }
    return run.map;
  }

  private ExpressionContext.Place assigned(Statement.Store s) {
    refuseFreed(s.address());
    ExpressionContext.Place place = expressions.place(s.address(), s.cell().type());
    expressions.noteWrite(place.slot(), s.cell().type());
    return place;
  }

  /** Section 5.3: a node can be assigned to any node except one that is not active. */
  private void refuseFreed(Expression address) {
    NamedPointer base = expressions.operand(address);
    if (base.pointer() instanceof PointerValue.To to && !run.map.cell(to.cell()).active()) {
      throw OperationStop.conflict(
          "assigns to a field of " + base.vector().source() + ", which was freed");
    }
  }

  @Override
  public AddressMap copy(Statement.Copy s) {
    ExpressionContext.Place from = expressions.place(s.from(), s.type());
    ExpressionContext.Place to = expressions.place(s.to(), s.type());
    new BlockMapping(run, expressions.memory()).copy(expressions, to, from, s.type());
    return run.map;
  }

  @Override
  public AddressMap zero(Statement.Zero s) {
    ExpressionContext.Place place = expressions.place(s.address(), s.type());
    expressions.noteWrite(place.slot(), s.type());
    new BlockMapping(run, expressions.memory()).clear(place.slot(), s.type());
    return run.map;
  }

  @Override
  public AddressMap allocate(Statement.Allocate s) {
    throw OperationStop.outside("makes an array of a length that is computed");
  }

  @Override
  public AddressMap startArguments(Statement.StartArguments s) {
    throw OperationStop.outside("takes arguments of '...'");
  }

  @Override
  public AddressMap nextArgument(Statement.NextArgument s) {
    throw OperationStop.outside("takes arguments of '...'");
  }

  @Override
  public AddressMap call(Statement.Call s) {
    new CallOperations(run, expressions).call(s);
    return run.map;
  }

  @Override
  public AddressMap havoc(Statement.Havoc s) {
    throw OperationStop.outside("runs code that the program does not have");
  }
}
