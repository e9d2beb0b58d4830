package heapwright.solve.z3;

import heapwright.solve.Solvers;
import heapwright.solve.question.BackEnd;
import java.util.function.Supplier;

/** Z3 behind the common interface. */
public final class Z3 {
  private Z3() {}

  public static Solvers solvers(Z3Limits limits) {
    Supplier<BackEnd> opener = () -> new Z3BackEnd(limits);
    return Solvers.over(opener);
  }
}
