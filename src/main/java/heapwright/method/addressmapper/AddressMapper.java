package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.addressmapper.alias.AliasPreprocessor;
import heapwright.method.addressmapper.trace.AddressTrace;
import heapwright.method.addressmapper.trace.TraceTable;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/**
 * The method of Sai-ngern, Lursinsap and Sophatsathit: aliases are made explicit by a pass over the
 * path before it is evaluated, and the trace of a path is the table of its memory, environment and
 * solution.
 */
public final class AddressMapper implements SearchGuide {
  private final Program program;

  public AddressMapper(Program program) {
    this.program = program;
  }

  @Override
  public List<AliasHypothesis> foreseen(StatementPath path) {
    return new AliasPreprocessor(program).tables(path).aliases().aliases();
  }

  @Override
  public List<String> trace(StatementPath path, RecordedPath recorded) {
    return TraceTable.of(
        new AliasPreprocessor(program).tables(path), AddressTrace.of(program, path, recorded));
  }
}
