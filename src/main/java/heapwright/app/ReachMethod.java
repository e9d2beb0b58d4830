package heapwright.app;

import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.PreciseInvariants;
import heapwright.method.SequentialMethods;
import heapwright.method.inka.Inka;
import heapwright.method.regular.RegularPaths;
import heapwright.method.standard.Standard;
import heapwright.solve.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The methods that pursue any goal; the names are those that {@code --method} takes. */
public enum ReachMethod {
  both {
    @Override
    public CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
      return combined(program, solvers, time, seed, List.of(new Inka(program)));
    }
  },
  standard {
    @Override
    public CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
      return combined(program, solvers, time, seed, List.of());
    }
  },
  inka {
    @Override
    public CoverageMethod of(Program program, Solvers solvers, Duration time, long seed) {
      return new Inka(program);
    }
  };

  /** The search begins with immediate proofs, short paths, and branch-distance search from them. */
  private static final int BRIEF = 15;

  private static final int CLOSER = 3;
  private static final int REGULAR = 6;
  private static final int MORE = 3;

  /**
   * A method for a program.
   *
   * @param time that there is for a goal
   */
  public abstract CoverageMethod of(Program program, Solvers solvers, Duration time, long seed);

  private static CoverageMethod combined(
      Program program, Solvers solvers, Duration time, long seed, List<CoverageMethod> more) {
    CoverageMethod search = Standard.searching(program, solvers, seed);
    List<SequentialMethods.Turn> turns = new ArrayList<>();
    turns.add(new SequentialMethods.Turn(search, time.dividedBy(BRIEF)));
    turns.add(new SequentialMethods.Turn(new PreciseInvariants(program), time.dividedBy(CLOSER)));
    turns.add(
        new SequentialMethods.Turn(new RegularPaths(program, solvers), time.dividedBy(REGULAR)));
    more.forEach(method -> turns.add(new SequentialMethods.Turn(method, time.dividedBy(MORE))));
    turns.add(new SequentialMethods.Turn(search, time));
    return new SequentialMethods(turns);
  }
}
