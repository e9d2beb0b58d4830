package heapwright.solve.finite;

import heapwright.solve.Solvers;

/** Finite domains behind the common interface. */
public final class FiniteDomains {
  private FiniteDomains() {}

  public static Solvers solvers() {
    return Solvers.over(FiniteBackEnd::new);
  }
}
