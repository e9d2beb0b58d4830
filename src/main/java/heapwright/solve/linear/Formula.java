package heapwright.solve.linear;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.List;

/** Conditions, joined by "and" and "or". */
public sealed interface Formula {

  /** Whether it holds under a model. */
  boolean holds(TermEvaluation evaluation);

  /** A term of truth. */
  record Fact(Term term) implements Formula {
    @Override
    public boolean holds(TermEvaluation evaluation) {
      return evaluation.holds(term);
    }
  }

  /** Of none: true. */
  record All(List<Formula> parts) implements Formula {
    public All {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(TermEvaluation evaluation) {
      return parts.stream().allMatch(part -> part.holds(evaluation));
    }
  }

  /** Of none: false. */
  record Any(List<Formula> alternatives) implements Formula {
    public Any {
      alternatives = List.copyOf(alternatives);
    }

    @Override
    public boolean holds(TermEvaluation evaluation) {
      return alternatives.stream().anyMatch(alternative -> alternative.holds(evaluation));
    }
  }
}
