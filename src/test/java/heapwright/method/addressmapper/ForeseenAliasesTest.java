package heapwright.method.addressmapper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.method.Fixture;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.path.AliasHypothesis;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where the path itself implies its aliases, one evaluation is enough: the search begins with those
 * that were foreseen, and the way that it finds started with no others.
 */
class ForeseenAliasesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "address_falias.c falias 1,2,3,4,5,6 1",
        "address_figure_a1.c test02 1,2,3,4,5,12,4,5,6,7,8,9,10,11,4,13,14,3,15 2",
        "address_figure_a3.c test03 1,2,3,4,6,7,3,4,6,7,3,4,5 1",
        "address_figure_a5.c test05"
            + " 1,2,3,4,5,6,23,5,6,23,5,6,23,5,24,3,4,5,6,7,8,9,14,15,16,17,18,19,20 1"
      })
  void oneEvaluationIsEnough(String file, String function, String statements, int aliases) {
    Fixture fixture = Fixture.read(Path.of("src/test/resources/paths", file));
    AddressMapper method = new AddressMapper(fixture.program());
    StatementPath path =
        ((StatementPath.Parsed.Right) StatementPath.parse(fixture.function(function), statements))
            .path();
    List<AliasHypothesis> foreseen = method.foreseen(path);
    assertEquals(aliases, foreseen.size());
    SearchOutcome finding =
        new PathFinder(fixture.program(), Z3.solvers(Z3Limits.USUAL), method).find(path);
    assertEquals(
        new HashSet<>(foreseen),
        new HashSet<>(((SearchOutcome.Feasible) finding).recorded().aliases()));
  }
}
