package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.trace.TraceText;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.testcase.shape.ShapeFrame;
import java.util.List;

/**
 * SGEN as a method: pointers are different until something on the path says otherwise, so nothing
 * is foreseen; a path is reported as shapes and constraints in SSA form.
 */
public final class Sgen implements SearchGuide {
  private final ShapeGeneration generation;
  private final StatementText source = StatementText.onDisk();

  /**
   * The method for the functions of a program.
   *
   * @param program with the library linked
   */
  public Sgen(Program program) {
    generation = new ShapeGeneration(program);
  }

  @Override
  public List<AliasHypothesis> foreseen(StatementPath path) {
    return List.of();
  }

  @Override
  public List<String> trace(StatementPath path, RecordedPath recorded) {
    return new TraceText(source, path.function()).of(generation.traceOf(path, recorded));
  }

  @Override
  public List<ShapeFrame> shapes(StatementPath path, RecordedPath recorded) {
    return generation.framesOf(path, recorded, source);
  }

  /** In SSA form without dereferences. */
  @Override
  public List<String> constraints(StatementPath path, RecordedPath recorded, List<String> facts) {
    return generation.traceOf(path, recorded).constraints().stream()
        .map(SsaConstraint::toString)
        .toList();
  }
}
