package heapwright.symbolic.execution;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.persistent.IntMap;
import heapwright.world.Contract;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;

/**
 * The library's own variables. Other files call the library, too, before the function under test is
 * called and whenever it leaves its file: so a cell holds what our models say only after the path
 * has written it, and until code outside of the program runs. Before that its value is taken for
 * granted, with a reservation, since tests start with an unused library.
 */
public final class LibraryState {
  private final Execution execution;

  public LibraryState(Execution execution) {
    this.execution = execution;
  }

  /** A cell is about to be read. */
  void read(Place place) {
    if (!isVariable(place) || isSettled(place) || !matters(place)) {
      return;
    }
    String name = execution.globals().global(place.object()).name();
    String cause = "other files may have left something else in the library's '" + name + "'";
    execution.reserve(cause);
    settle(place);
  }

  private boolean isSettled(Place place) {
    return execution
        .heap()
        .settled()
        .get(place.object().index())
        .filter(cells -> cells.contains((int) place.offset()))
        .isPresent();
  }

  /** A cell was written. */
  void written(Place place) {
    if (isVariable(place)) {
      settle(place);
    }
  }

  private boolean isVariable(Place place) {
    return execution.globals().isLibraryState(place.object())
        && place.offset() >= 0
        && place.offset() <= Integer.MAX_VALUE;
  }

  private void settle(Place place) {
    IntMap<IntMap<Boolean>> settled = execution.heap().settled();
    int object = place.object().index();
    IntMap<Boolean> cells = settled.getOrDefault(object, IntMap.empty());
    IntMap<Boolean> more = cells.with((int) place.offset(), true);
    execution.become(execution.heap().withSettled(settled.with(object, more)));
  }

  /** An object holds what a program starts with, which need not be there later. */
  void invalidate(ObjectId object) {
    if (execution.heap().settled().contains(object.index())) {
      SymbolicHeap heap = execution.heap();
      execution.become(heap.withSettled(heap.settled().without(object.index())));
    }
  }

  /** Code outside of the program ran. */
  public void invalidate() {
    if (!execution.heap().settled().isEmpty()) {
      execution.become(execution.heap().withSettled(IntMap.empty()));
    }
  }

  /** Whether the program can learn what is read. */
  private boolean matters(Place place) {
    boolean isStream = execution.globals().isStream(place.object());
    Frame frame = execution.state().frame();
    if (!FrameObjects.isLibrary(frame.function())) {
      return !isStream;
    }
    Frame outermost = frame;
    while (outermost.caller().filter(f -> FrameObjects.isLibrary(f.function())).isPresent()) {
      outermost = outermost.caller().get();
    }
    return isStream
        ? LibraryTable.states(outermost.function().symbol(), LibraryFact.REMEMBERS)
        : isKnown(outermost);
  }

  /** Whether a call of the library gives its caller anything but what it does to the library. */
  private boolean isKnown(Frame call) {
    Function function = call.function();
    boolean isOpen =
        LibraryTable.contract(function.symbol()).filter(Contract::writesGlobals).isPresent();
    boolean hasResult =
        call.caller()
            .flatMap(Frame::statement)
            .filter(s -> s instanceof Statement.Call c && c.result().isPresent())
            .isPresent();
    return isOpen || hasResult || function.parameters().stream().anyMatch(p -> isFilled(call, p));
  }

  private boolean isFilled(Frame call, Local parameter) {
    return parameter.type() instanceof PointerType pointer
        && !pointer.qualifiers().isConst()
        && (parameter.inMemory()
            || !PointerEquality.isNull(execution.pointers.resolved(call.read(parameter))));
  }
}
