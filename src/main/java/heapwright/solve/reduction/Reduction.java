package heapwright.solve.reduction;

import heapwright.solve.Solvers;

/** Dynamic domain reduction behind the common interface. */
public final class Reduction {
  private Reduction() {}

  public static Solvers solvers() {
    return Solvers.over(ReductionBackEnd::new);
  }
}
