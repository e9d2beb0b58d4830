package heapwright.solve.domains.engine;

import java.util.List;

/** The result of a propagation. */
public sealed interface PropagationResult {
  /** Nothing contradicts itself as far as the operators can see. */
  record Consistent() implements PropagationResult {}

  /**
   * No solution in this world.
   *
   * @param chain the deductions that led there, oldest first; empty unless deductions are kept
   */
  record Failed(List<Deduction> chain) implements PropagationResult {
    public Failed {
      chain = List.copyOf(chain);
    }
  }
}
