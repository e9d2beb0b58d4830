package heapwright.method.addressmapper.decision;

import heapwright.ir.code.Function;
import heapwright.method.addressmapper.alias.SymTab;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.operation.InputTerms;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.testcase.TestInput;
import java.util.List;

/** What was decided about a path. */
public sealed interface Decision {
  /**
   * An evaluation, so that it can be repeated and told.
   *
   * @param inputs how it called them
   * @param aliases what it supposed from the start
   * @param end what was known at its end
   * @param ranges what a person wants the inputs to be
   * @param symbols what the preprocessor's SymTab was where it found aliases
   */
  record Evaluation(
      Function function,
      InputTerms inputs,
      List<AddressAlias> aliases,
      Trail<PathEvent> events,
      EvaluationState end,
      List<Term> ranges,
      List<SymTab.Snapshot> symbols) {
    public Evaluation {
      aliases = List.copyOf(aliases);
      ranges = List.copyOf(ranges);
      symbols = List.copyOf(symbols);
    }
  }

  /** An input takes the path, as the concrete machine has seen. */
  record Solved(TestInput input, Model model, Evaluation evaluation) implements Decision {}

  /**
   * No input does.
   *
   * @param position the path's statement at which the way that came furthest ended, from 1
   */
  record Refuted(int position, String reason, Evaluation evaluation) implements Decision {}

  /** Neither is known. */
  record Open(String cause) implements Decision {}
}
