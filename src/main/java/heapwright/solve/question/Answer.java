package heapwright.solve.question;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import java.util.List;

/** Whether facts can hold together. */
public sealed interface Answer {
  <R> R match(Cases<R> cases);

  /** One case per answer. */
  interface Cases<R> {
    R satisfiable(Satisfiable answer);

    R unsatisfiable(Unsatisfiable answer);

    R unknown(Unknown answer);
  }

  /** They can: with this input all of them hold. */
  record Satisfiable(Model model) implements Answer {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.satisfiable(this);
    }
  }

  /**
   * They cannot, which was proved.
   *
   * @param facts assumed facts that contradict one another; not necessarily the fewest
   */
  record Unsatisfiable(List<Term> facts) implements Answer {
    public Unsatisfiable {
      facts = List.copyOf(facts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unsatisfiable(this);
    }
  }

  /** Neither was found. */
  record Unknown(String cause) implements Answer {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }
}
