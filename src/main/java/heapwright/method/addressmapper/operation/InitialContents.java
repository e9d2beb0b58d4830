package heapwright.method.addressmapper.operation;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import java.util.Optional;

/** What variables hold that are no input: constants, and static variables of functions. */
final class InitialContents {
  private final PathEvaluation run;

  InitialContents(PathEvaluation run) {
    this.run = run;
  }

  /** Only what its initialiser says for certain can be told. */
  void require(Global global) {
    if (global.initialiser().isEmpty() || global.span().isOurs()) {
      throw OperationStop.outside("reads '" + global.name() + "', which is defined elsewhere");
    }
    if (global.isReplaceable()) {
      run.reserve("'" + global.name() + "' is weak, and another file may define it");
    } else if (!global.readOnly()) {
      run.reserve("an earlier call may have left something else in '" + global.name() + "'");
    }
  }

  /** The constant that a pointer in a variable is at first; empty for NULL. */
  Optional<Expression> pointer(Global global, long offset) {
    require(global);
    Optional<Expression> found = Optional.empty();
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Scalar scalar && scalar.offset() == offset) {
        found = Optional.of(scalar.value());
      }
    }
    return found;
  }
}
