package heapwright.method;

import heapwright.goal.CoverageLedger;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.FoundInputs;
import java.util.List;

/** Stages that pursue the goals of a function one after the other, until none is open. */
public final class Strategy implements CoverageMethod {
  /**
   * One stage.
   *
   * @param share what the stage gets of the budget
   */
  public record Stage(CoverageMethod method, Share share) {}

  /** A part of a budget. */
  public interface Share {
    Budget of(Budget whole);

    /** As much as is left. */
    static Share all() {
      return whole -> whole;
    }

    /** A part of the whole, and no more than is left. */
    static Share slice(int part) {
      return whole -> whole.slice(part);
    }

    /** A part of the whole, also where the stages before have used theirs up without result. */
    static Share anew(int part) {
      return whole -> whole.anew(part);
    }
  }

  private final List<Stage> stages;

  public Strategy(List<Stage> stages) {
    this.stages = List.copyOf(stages);
  }

  /** The first stage has its turn in any case: a function without goals gets one test, too. */
  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    FoundInputs found = isolated(stages.get(0), function, ledger, budget);
    for (Stage stage : stages.subList(1, stages.size())) {
      if (!ledger.isSettled()) {
        found = found.and(isolated(stage, function, ledger, budget));
      }
    }
    return found;
  }

  /** A bug of ours costs the stage in which it shows. */
  private static FoundInputs isolated(
      Stage stage, Function function, CoverageLedger ledger, Budget budget) {
    Budget own = stage.share().of(budget);
    try {
      return own.isUsedUp() ? FoundInputs.NONE : stage.method().pursue(function, ledger, own);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String cause = ErrorIsolation.cause(failure);
      ledger.erred(cause);
      ledger.open().forEach(goal -> ledger.leave(goal, cause));
      return FoundInputs.NONE;
    }
  }
}
