package heapwright.method.addressmapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.Fixture;
import heapwright.method.RealPaths;
import heapwright.method.addressmapper.map.Agreement;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The account, computed by the published operations, agrees with the machine at every statement.
 */
class AccountAgreesTest {
  private static final long SEED = 7;

  @TestFactory
  Stream<DynamicTest> onThePathsOfTheFixtures() {
    return Fixture.in("src/test/resources/paths").stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(), () -> agrees(Fixture.read(file), true)));
  }

  @TestFactory
  Stream<DynamicTest> onRealPaths() {
    return Stream.of("src/test/resources/selfcheck", "examples")
        .flatMap(folder -> Fixture.in(folder).stream())
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(), () -> agrees(Fixture.read(file), false)));
  }

  private static void agrees(Fixture fixture, boolean expected) {
    PathFinder finder =
        new PathFinder(
            fixture.program(), Z3.solvers(Z3Limits.USUAL), new AddressMapper(fixture.program()));
    Agreement agreement = new Agreement(fixture.program());
    List<String> conflicts = new ArrayList<>();
    for (StatementPath path : expected ? fixture.paths() : RealPaths.few(fixture, SEED)) {
      SearchOutcome finding = finder.find(path);
      if (finding instanceof SearchOutcome.Feasible feasible) {
        Optional<String> conflict = agreement.follow(path, feasible.recorded());
        conflict.ifPresent(c -> conflicts.add(path.function().name() + " " + path + ": " + c));
      } else if (finding instanceof SearchOutcome.Infeasible infeasible) {
        agreement.follow(path, infeasible.recorded());
      }
    }
    assertEquals(List.of(), conflicts);
    assertEquals(List.of(), agreement.differences());
    assertTrue(
        agreement.opaque() <= Math.max(20, agreement.compared() / 20),
        agreement.opaque() + " unknown");
  }
}
