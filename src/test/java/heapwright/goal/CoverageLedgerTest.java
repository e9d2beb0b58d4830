package heapwright.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoverageLedgerTest {
  private static final SymbolId F = new SymbolId("f");
  private static final Goal ONE = goal(1);
  private static final Goal TWO = goal(2);
  private static final Verdict.Infeasible PROOF =
      new Verdict.Infeasible(Verdict.Proof.INVARIANT, "x is 1 here", List.of());

  private final CoverageLedger ledger =
      new CoverageLedger(new Criterion.Statements(), List.of(ONE, TWO), () -> 0);

  private static Goal goal(int number) {
    SourceLine line = new SourceLine(new SourceFile("f.c"), number);
    return new Goal.Statement(F, new StatementNumber(number), line);
  }

  private static Visits visiting(int number) {
    Set<Visits.Place> places = Set.of(new Visits.Place(F, new StatementNumber(number)));
    return new Visits(Map.of(), places, List.of());
  }

  @Test
  void aRunTicksOffWhatItMeets() {
    assertEquals(List.of(ONE), ledger.met(visiting(1)));
    assertEquals(List.of(), ledger.met(visiting(1)));
    assertEquals(List.of(TWO), ledger.open());
  }

  @Test
  void whatIsMetCannotBeProvedInfeasible() {
    ledger.met(visiting(1));
    assertThrows(IllegalStateException.class, () -> ledger.prove(ONE, PROOF));
  }

  @Test
  void aRunRefutesAProof() {
    ledger.prove(ONE, PROOF);
    assertTrue(ledger.proof(ONE).isPresent());
    assertEquals(List.of(ONE), ledger.met(visiting(1)));
    assertFalse(ledger.proof(ONE).isPresent());
    assertEquals(Map.of(ONE, PROOF), ledger.refuted());
  }
}
