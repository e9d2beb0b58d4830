package heapwright.method.addressmapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.AddressMapperRun;
import heapwright.app.suite.InputConfirmation;
import heapwright.emit.Emission;
import heapwright.ir.type.DataModel;
import heapwright.method.Fixture;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.solve.reduction.Reduction;
import heapwright.source.SourceRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures 1 and 2 of AddressMapper, and the mapping to C that follows them: ex01. */
class AddressMapperFigure1Test {
  private static final String FILE = "address_ex01.c";
  private static final String PATH = "1,2,3,4,5,6,7,8,9,10";

  @Test
  void memoryEnvironmentAndSolutionByStatement() {
    AddressMapperRun run = AddressMapperRun.of(FILE, "ex01", PATH);
    run.isVerified();
    run.shows(
        "call + <1,(2,3)> + <p,1> + <1,(2,3)>",
        "1 if (p != NULL)",
        "2 x = p->lt + <2,(4,5)> + <x,2> + <2,(4,5)>",
        "3 if (x != NULL)",
        "4 if (x->key > v)",
        "5 y = x->rt + <5,(6,7)> + <y,5> + <5,(6,7)>",
        "6 x->rt = y->lt + <6,(8,9)> + <6,(8,9)>",
        "- <2,(4,5)>",
        "+ <2,(4,6)>",
        "7 if (x->rt->key == v)",
        "8 y = malloc(sizeof(struct node)) + <10,(0,0)> - <y,5>",
        "+ <y,10>",
        "9 if (y != NULL)",
        "10 p->rt = y - <1,(2,3)>",
        "+ <1,(2,10)>");
  }

  /** χ = {1:(2,3), 2:(4,5), 5:(6,7), 6:(8,9)}; 10 was allocated, so it is no part of the input. */
  @Test
  void theTestStructureIsWhatTheInputWasCreatedAs() {
    assertEquals(
        List.of(
            "<p,1>",
            "<1,(2,0)> struct node",
            "<2,(0,5)> struct node",
            "<5,(6,0)> struct node",
            "<6,(0,0)> struct node"),
        AddressMapperRun.of(FILE, "ex01", PATH).structure());
  }

  @Test
  void theTestInCHasFourNodesAndTheirLinks() {
    Path file = Path.of("src/test/resources/paths", FILE);
    Fixture fixture = Fixture.read(file);
    StatementPath.Parsed.Right parsed =
        (StatementPath.Parsed.Right) StatementPath.parse(fixture.function("ex01"), PATH);
    PathOutcome outcome =
        new AddressMapper(fixture.program(), Reduction.solvers()).decide(parsed.path());
    InputConfirmation confirmation =
        new InputConfirmation(
            fixture.program(), new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Emission emission =
        confirmation.written(
            List.of(
                confirmation.executed(
                    "ex01_1", ((PathOutcome.Feasible) outcome).input(), List.of())),
            Path.of(""));
    String text = emission.text();
    assertEquals(
        4, text.lines().filter(l -> l.matches("\\s*struct node \\*n\\d = .*")).count(), text);
    assertTrue(text.contains("n1->lt = n2;"), text);
    assertTrue(text.contains("n2->rt = n3;"), text);
    assertTrue(text.contains("n3->lt = n4;"), text);
  }
}
