package heapwright.symbolic.execution;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import java.util.List;
import java.util.Optional;

/** The frames of calls and the objects that they own: how both begin and end. */
public final class FrameObjects {
  private final Execution execution;

  public FrameObjects(Execution execution) {
    this.execution = execution;
  }

  public static boolean isLibrary(Function function) {
    return function.span().isOurs() && !function.isStub();
  }

  public void makeLocals(Function function) {
    function.locals().stream().filter(Local::inMemory).forEach(this::makeLocal);
  }

  /** Begins a new life of a local in memory; a parameter of the function under test is input. */
  public void makeLocal(Local local) {
    Frame frame = execution.state().frame();
    boolean isInput = frame.depth() == 0 && local.origin() == Local.Origin.PARAMETER;
    ObjectId id =
        make(
            Origin.LOCAL,
            local.name(),
            local.type(),
            execution.size(local.type()),
            isInput ? Content.INPUT : Content.INDETERMINATE);
    execution.become(execution.state().with(execution.state().frame().with(local, id)));
  }

  /** The object of a callee's parameter, with what the caller passes. */
  public ObjectId makeParameter(Local parameter, SymbolicValue argument, Type type) {
    Type declared = parameter.type();
    ObjectId id =
        make(
            Origin.LOCAL,
            parameter.name(),
            declared,
            execution.size(declared),
            Content.INDETERMINATE);
    fill(new Place(id, 0), parameter, argument, type);
    return id;
  }

  public SymbolicValue makeObject(Origin origin, String name, long size) {
    return makeObject(origin, name, size, Content.INDETERMINATE);
  }

  public SymbolicValue makeObject(Origin origin, String name, long size, Content content) {
    ObjectId id = make(origin, name, ScalarTerms.OCTET, size, content);
    return new Address(id, execution.pointers.offset(0));
  }

  private ObjectId make(Origin origin, String name, Type type, long size, Content content) {
    ObjectId id = execution.heap().nextObject();
    execution.become(execution.heap().with(HeapObject.made(id, origin, name, type, size, content)));
    return id;
  }

  /** The state in which a callee begins. */
  PathState entered(Function function, Statement.Call s, List<SymbolicValue> arguments) {
    int named = Math.min(function.parameters().size(), arguments.size());
    PathState caller = execution.state();
    List<SymbolicValue> unnamed = arguments.subList(named, arguments.size());
    execution.become(caller.with(Frame.of(function, unnamed, Optional.of(caller.frame()))));
    makeLocals(function);
    for (int i = 0; i < named; i++) {
      pass(function.parameters().get(i), arguments.get(i), s.arguments().get(i).type());
    }
    return execution.state();
  }

  private void pass(Local parameter, SymbolicValue argument, Type type) {
    if (!parameter.inMemory()) {
      execution.become(execution.state().with(parameter, argument));
      return;
    }
    fill(new Place(execution.state().frame().object(parameter), 0), parameter, argument, type);
  }

  private void fill(Place place, Local local, SymbolicValue value, Type type) {
    long size = execution.size(local.type());
    if (type.isAggregate()) {
      Place from = new Locations(execution).of(value, size, type);
      new MemoryMoves(execution).copy(place, from, size);
    } else {
      execution.memory.put(place, Cell.of(local.type()), value);
    }
  }

  public void copyResult(Frame caller, Local result, SymbolicValue from) {
    fill(new Place(caller.object(result), 0), result, from, result.type());
  }

  /** The objects of a call that is over are over, too. */
  public void endLives(Frame frame) {
    frame.memory().forEach(e -> execution.memory.end(e.value(), Life.OVER));
  }
}
