package heapwright.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.Edge;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.Invariants.InfeasibleEdge;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.source.CFrontEnd;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The corpus says of every outcome whether it is feasible, so every claim can be judged. */
class CorpusInvariantsTest {
  /** How many of the marked outcomes are proved; raise it with the analysis. */
  private static final int PROVED = 93;

  private final CLibrary library = new CLibrary(new CFrontEnd());
  private final List<String> wrong = new ArrayList<>();
  private final List<String> proved = new ArrayList<>();
  private final List<String> open = new ArrayList<>();

  @Test
  void marksAreProvedAndNothingElseIs() throws IOException {
    for (Path path : CorpusFile.paths()) {
      judge(CorpusFile.read(path));
    }
    assertEquals(List.of(), wrong);
    assertTrue(proved.size() >= PROVED, proved.size() + " proved, open: " + open);
  }

  private void judge(CorpusFile file) {
    Program linked = library.link(file.program(), ConcreteMachine.libraryRoots());
    ProgramFacts facts = ProgramFacts.of(linked);
    for (Function function : file.functions()) {
      Invariants invariants = Invariants.of(facts, function);
      Set<String> marked = file.marked(function);
      for (Edge edge : CorpusFile.outcomes(function)) {
        String name = file.path() + " " + function.name() + " " + edge.outcome();
        boolean mark = marked.contains(edge.outcome().toString());
        String claim = invariants.infeasible(edge).map(InfeasibleEdge::reason).orElse("");
        if (!mark && !claim.isEmpty()) {
          wrong.add(name + ": " + claim);
        }
        if (mark) {
          (claim.isEmpty() ? open : proved).add(name + ": " + claim);
        }
      }
    }
  }
}
