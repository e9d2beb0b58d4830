package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.path.PathRetrace;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.method.sgen.summary.Summaries;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.path.PathState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When procedures are analysed, when analysed anew, and when what is known is enough. */
class SummariesTest {
  private static final Solvers SOLVERS = Z3.solvers(Z3Limits.USUAL);

  private final Fixture aliases = fixture("aliases.c");
  private final Summaries summaries = new Summaries(aliases.program(), SOLVERS);
  private final PathFinder finder = finder(aliases, summaries);

  private static Fixture fixture(String name) {
    return Fixture.read(Path.of("src/test/resources/paths/calls", name));
  }

  private static PathFinder finder(Fixture fixture, Summaries summaries) {
    SearchGuide method = SearchGuide.byEvidence(fixture.program());
    return new PathFinder(fixture.program(), SOLVERS, method, summaries);
  }

  private SearchOutcome find(String function, String path) {
    return find(aliases, finder, function, path);
  }

  private static SearchOutcome find(
      Fixture fixture, PathFinder finder, String function, String path) {
    StatementPath.Parsed parsed = StatementPath.parse(fixture.function(function), path);
    return finder.find(((StatementPath.Parsed.Right) parsed).path());
  }

  @Test
  void secondCallerReusesTheSummary() {
    assertTrue(find("apart", "1,2,3") instanceof SearchOutcome.Feasible);
    Summaries.SummaryCounts first = summaries.counts();
    assertEquals(new Summaries.SummaryCounts(1, 1, 0, 0, 0, 0), first);
    assertTrue(find("elements", "1,2,3,4") instanceof SearchOutcome.Feasible);
    Summaries.SummaryCounts second = summaries.counts();
    assertEquals(1, second.built());
    assertEquals(1, second.tuples());
    assertTrue(second.reused() >= 2, second.toString());
    assertEquals(0, second.reanalysed());
    assertEquals(0, second.inlined());
  }

  @Test
  void aliasedArgumentsForceReanalysisAndGetTheRightAnswer() {
    assertTrue(find("apart", "1,2,3") instanceof SearchOutcome.Feasible);
    assertTrue(find("twice", "1,2,4") instanceof SearchOutcome.Infeasible);
    assertEquals(1, summaries.counts().reanalysed());
    assertTrue(find("twice", "1,2,3") instanceof SearchOutcome.Feasible);
    Summaries.SummaryCounts last = summaries.counts();
    assertEquals(1, last.built());
    assertEquals(1, last.reanalysed(), "later callers with the same aliases reuse it");
    assertEquals(2, last.tuples());
    assertEquals(0, last.inlined());
  }

  @Test
  void overlappingAndGlobalArgumentsForceReanalysis() {
    assertTrue(find("overlapping", "1,2,3,5") instanceof SearchOutcome.Infeasible);
    assertEquals(1, summaries.counts().reanalysed());
    assertTrue(find("ofGlobal", "1,3") instanceof SearchOutcome.Infeasible);
    assertEquals(2, summaries.counts().reanalysed());
    assertEquals(0, summaries.counts().inlined());
  }

  @Test
  void partsThatDoNotOverlapAreNoAliases() {
    assertTrue(find("fields", "1,2,3,4") instanceof SearchOutcome.Feasible);
    assertEquals(new Summaries.SummaryCounts(1, 1, 0, 0, 0, 0), summaries.counts());
  }

  @Test
  void summariesUseSummaries() {
    Fixture values = fixture("values.c");
    Summaries nested = new Summaries(values.program(), SOLVERS);
    assertTrue(
        find(values, finder(values, nested), "clamped", "1,2,3")
            instanceof SearchOutcome.Infeasible);
    assertEquals(2, nested.counts().built(), "between, and sign for it");
    assertTrue(nested.counts().reused() > 0);
    assertEquals(0, nested.counts().inlined());
  }

  @Test
  void constantsChooseTheWayWithoutAnySolver() {
    Fixture values = fixture("values.c");
    Summaries chosen = new Summaries(values.program(), SOLVERS);
    assertTrue(
        find(values, finder(values, chosen), "constant", "1,2") instanceof SearchOutcome.Feasible);
    assertEquals(4, chosen.counts().inconsistent(), "two of three tuples, twice");
  }

  @Test
  void waysThroughSummariesCanBeGoneAgain() {
    SearchOutcome.Feasible found = (SearchOutcome.Feasible) find("perhaps", "1,2,3,4,5,6");
    List<PathState> states = new ArrayList<>();
    new PathRetrace(aliases.program())
        .follow(found.recorded(), (before, after) -> states.add(after));
    PathState last = states.get(states.size() - 1);
    assertEquals(found.recorded().steps(), states.size());
    assertTrue(states.stream().allMatch(s -> s.frame().depth() == 0), "no callee was entered");
    assertEquals(found.facts(), last.facts().toList().stream().map(f -> f.term() + "").toList());
  }
}
