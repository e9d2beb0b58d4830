package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.method.Finding;
import heapwright.method.PathMethod;
import heapwright.method.Route;
import heapwright.method.StatementText;
import heapwright.method.Way;
import heapwright.symbolic.Alias;
import java.util.List;

/**
 * SGEN as a method: pointers are different until something on the path says otherwise, so nothing
 * is foreseen; a path is told as shapes and constraints in SSA form.
 */
public final class Sgen implements PathMethod {
  private final Accountant accountant;
  private final StatementText source = StatementText.onDisk();

  /**
   * The method for the functions of a program.
   *
   * @param program with the library linked
   */
  public Sgen(Program program) {
    accountant = new Accountant(program);
  }

  @Override
  public List<Alias> foreseen(Route route) {
    return List.of();
  }

  @Override
  public List<String> trace(Route route, Way way) {
    return new TraceText(source, route.function()).of(accountant.account(route, way));
  }

  /** In SSA form without dereferences. */
  @Override
  public List<String> constraints(Route route, Finding.Feasible found) {
    return accountant.account(route, found.way()).constraints().stream()
        .map(Constraint::toString)
        .toList();
  }
}
