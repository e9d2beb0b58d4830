package heapwright.symbolic.execution;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.world.LibraryTable;
import java.util.Optional;

/**
 * C17 7.5p3 and POSIX: a function of the library may set errno although it succeeds, unless its
 * description says otherwise. Our models leave it alone then; that a library may do otherwise is an
 * unplayed alternative where a path next reads errno.
 */
public final class UnplayedErrno {
  private UnplayedErrno() {}

  /** Before the program calls a function of the library that may set errno. */
  public static void note(Execution execution, SymbolId callee, Optional<Function> body) {
    boolean isModel = body.isEmpty() || FrameObjects.isLibrary(body.get());
    boolean isOurs = FrameObjects.isLibrary(execution.state().frame().function());
    if (isModel
        && !isOurs
        && execution.globals().errno().isPresent()
        && !LibraryTable.keepsErrno(callee)) {
      execution.become(execution.state().withErrnoSetter(Optional.of(callee.key())));
    }
  }

  /** After a write to an object: if it is errno, its value is known from then on. */
  static void forget(Execution execution, ObjectId written) {
    if (execution.state().errno().isPresent() && isErrno(execution, written)) {
      execution.become(execution.state().withErrnoSetter(Optional.empty()));
    }
  }

  /** The result of a read, with unplayed alternatives for other values if errno is read. */
  public static StepResult beside(Execution before, Statement.Load load, StepResult plain) {
    Optional<String> function = before.state().errno();
    if (function.isEmpty()
        || !(plain instanceof StepResult.Moved moved)
        || !(before.pointers.resolved(load.address().match(before.evaluator))
            instanceof SymbolicValue.Address address)
        || !isErrno(before, address.object())) {
      return plain;
    }
    PathState settled = moved.state().withErrnoSetter(Optional.empty());
    return new StepResult.Moved(settled)
        .withUnplayed(before.state(), function.get() + " may set errno, which no test plays");
  }

  private static boolean isErrno(Execution execution, ObjectId object) {
    return execution.globals().errno().filter(object::equals).isPresent();
  }
}
