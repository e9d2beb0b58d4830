package heapwright.method.addressmapper.decision;

import heapwright.ir.Program;
import heapwright.method.addressmapper.alias.SharingEvidence;
import heapwright.method.addressmapper.alias.SymTab;
import heapwright.method.addressmapper.decision.ControlPathSearch.Goal;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.move.Callees;
import heapwright.method.addressmapper.move.ControlState;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.InputTerms;
import heapwright.method.addressmapper.operation.NumberQuestions;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.OperationStop;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.persistent.Trail;
import java.util.List;
import java.util.Optional;

/**
 * Makes the aliases that a path implies explicit before it is evaluated: one pass over the path
 * fills SymTab, in which equalities merge cells that exist already. That is wrong in general, so
 * all that is kept of it is which pointers the path makes one.
 */
final class AliasPreprocessor {
  /**
   * What the pass found.
   *
   * @param symbols SymTab, before each merging
   */
  record Preprocessed(List<AddressAlias> aliases, List<SymTab.Snapshot> symbols) {
    static final Preprocessed NONE = new Preprocessed(List.of(), List.of());

    Preprocessed {
      aliases = List.copyOf(aliases);
      symbols = List.copyOf(symbols);
    }
  }

  private final Program program;
  private final PathGuide guide;
  private final Callees callees;
  private final InputTerms inputs;

  AliasPreprocessor(Program program, PathGuide guide, Callees callees, InputTerms inputs) {
    this.program = program;
    this.guide = guide;
    this.callees = callees;
    this.inputs = inputs;
  }

  Preprocessed of(StatementPath path, ControlPathLimits limits) {
    Trail<PathEvent> events = followed(path, limits);
    SymTab symbols = new SymTab();
    OperationEvaluator evaluator = evaluator(symbols);
    evaluator.start(path.function());
    for (PathEvent event : events.toList()) {
      try {
        event.happen(evaluator);
      } catch (OperationStop e) {
        // The pass ended here.
        break;
      }
    }
    return new Preprocessed(symbols.implied(evaluator.state().map()), symbols.snapshots());
  }

  private OperationEvaluator evaluator(EvaluationListener log) {
    return new OperationEvaluator(program, inputs, Sharing.MERGING, NumberQuestions.NONE, log);
  }

  /** The way that comes furthest. */
  private Trail<PathEvent> followed(StatementPath path, ControlPathLimits limits) {
    OperationEvaluator evaluator = evaluator(EvaluationListener.NONE);
    EvaluationEnds ends = new EvaluationEnds(new SharingEvidence(program));
    ControlPathSearch search =
        new ControlPathSearch(
            new ControlPathSearch.Setting(
                guide, evaluator, NumberQuestions.NONE, callees, limits, Goal.PATH, ends));
    evaluator.start(path.function());
    search.add(
        ControlPath.start(ControlState.start(path.function()), evaluator, NumberQuestions.NONE));
    Optional<ControlPath> reached = search.next();
    return reached
        .map(ControlPath::events)
        .or(() -> ends.furthest().map(EvaluationEnds.End::events))
        .orElse(Trail.empty());
  }
}
