package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.PathMethod;
import heapwright.method.Route;
import heapwright.method.Way;
import heapwright.symbolic.Alias;
import java.util.List;

/**
 * The method of Sai-ngern, Lursinsap and Sophatsathit: aliases are made explicit by a pass over the
 * path before it is evaluated, and the story of a path is the table of its memory, environment and
 * solution.
 */
public final class AddressMapper implements PathMethod {
  private final Program program;

  public AddressMapper(Program program) {
    this.program = program;
  }

  @Override
  public List<Alias> foreseen(Route route) {
    return new Preprocessor(program).tables(route).aliases().aliases();
  }

  @Override
  public List<String> trace(Route route, Way way) {
    return Table.of(new Preprocessor(program).tables(route), Account.of(program, route, way));
  }
}
