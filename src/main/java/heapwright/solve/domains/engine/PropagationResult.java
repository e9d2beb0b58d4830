package heapwright.solve.domains.engine;

import java.util.List;

/** What came of a propagation. */
public sealed interface PropagationResult
    permits PropagationResult.Consistent, PropagationResult.Failed {
  /** Nothing contradicts itself as far as the operators can see. */
  record Consistent() implements PropagationResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.consistent();
    }
  }

  /**
   * No solution in this world.
   *
   * @param chain the deductions that led there, oldest first; empty unless deductions are kept
   */
  record Failed(List<Deduction> chain) implements PropagationResult {
    public Failed {
      chain = List.copyOf(chain);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.failed(chain);
    }
  }

  <R> R match(Cases<R> cases);

  /** One case per outcome. */
  interface Cases<R> {
    R consistent();

    R failed(List<Deduction> chain);
  }
}
