package heapwright.analysis;

import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why control takes an edge. */
public sealed interface Outcome {

  /** The outcomes of a terminator, one for each of its successors. */
  static List<Outcome> of(Terminator end) {
    if (end instanceof Terminator.Branch t) {
      return List.of(new Truth(t.decision(), true), new Truth(t.decision(), false));
    }
    if (end instanceof Terminator.Switch t) {
      List<Outcome> outcomes = new ArrayList<>();
      for (Terminator.Switch.Case label : t.cases()) {
        outcomes.add(new Label(t.decision(), outcomes.size(), label.low(), label.high()));
      }
      outcomes.add(new Otherwise(t.decision()));
      return outcomes;
    }
    return end.successors().isEmpty() ? List.of() : List.of(new Always());
  }

  /** The decision that was taken, if there was one. */
  Optional<DecisionId> decision();

  /** The only outcome. */
  record Always() implements Outcome {
    @Override
    public Optional<DecisionId> decision() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return "always";
    }
  }

  /** A condition came out true or false: {@code 12.1:T}. */
  record Truth(DecisionId at, boolean holds) implements Outcome {
    @Override
    public Optional<DecisionId> decision() {
      return Optional.of(at);
    }

    @Override
    public String toString() {
      return at + (holds ? ":T" : ":F");
    }
  }

  /**
   * A switch found its label: {@code 12:case 3}, {@code 12:case 3...5}.
   *
   * @param position among the switch's labels, from 0
   */
  record Label(DecisionId at, int position, long low, long high) implements Outcome {
    @Override
    public Optional<DecisionId> decision() {
      return Optional.of(at);
    }

    @Override
    public String toString() {
      return at + ":case " + low + (low == high ? "" : "..." + high);
    }
  }

  /** A switch found none: {@code 12:default}, written in the source or not. */
  record Otherwise(DecisionId at) implements Outcome {
    @Override
    public Optional<DecisionId> decision() {
      return Optional.of(at);
    }

    @Override
    public String toString() {
      return at + ":default";
    }
  }
}
