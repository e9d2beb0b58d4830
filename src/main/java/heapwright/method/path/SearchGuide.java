package heapwright.method.path;

import heapwright.ir.Program;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/**
 * What a published method adds to the search along a path. Semantics, heap and solvers are shared;
 * a method says which aliases it knows before the path is evaluated, and reports the path in its
 * own terms. What it does not foresee is still found by evidence, so that no method calls a path
 * infeasible that is not.
 */
public interface SearchGuide {
  /** The aliases to start with, from the path's statements alone. */
  List<AliasHypothesis> foreseen(StatementPath path);

  /** What the numbers of an input have to fulfil, as the method writes it. */
  default List<String> constraints(StatementPath path, RecordedPath recorded, List<String> facts) {
    return facts;
  }

  /** The trace of a path along given statements, in the method's own terms, line by line. */
  List<String> trace(StatementPath path, RecordedPath recorded);

  /** Foresees nothing: alias hypotheses come from the path's evidence. */
  static SearchGuide byEvidence(Program program) {
    return new EvidenceMethod(program);
  }
}
