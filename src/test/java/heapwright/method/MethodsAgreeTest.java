package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.ir.Program;
import heapwright.method.addressmapper.AddressMapper;
import heapwright.method.path.PathMethod;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.sgen.Sgen;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every method on every path: they may find different inputs, but not different verdicts. An input
 * counts once the concrete machine has taken the path with it.
 */
class MethodsAgreeTest {
  private static final long SEED = 11;

  private static final Map<String, java.util.function.Function<Program, PathMethod>> METHODS =
      new LinkedHashMap<>();

  static {
    METHODS.put("standard", PathMethod::byEvidence);
    METHODS.put("sgen", Sgen::new);
    METHODS.put("address", AddressMapper::new);
  }

  @TestFactory
  Stream<DynamicTest> onThePathsOfTheFixtures() {
    return Fixture.in("src/test/resources/paths").stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> agree(Fixture.read(file), Fixture.read(file).paths())));
  }

  @TestFactory
  Stream<DynamicTest> onRealPaths() {
    return Stream.of("src/test/resources/selfcheck", "examples")
        .flatMap(folder -> Fixture.in(folder).stream())
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> agree(Fixture.read(file), RealPaths.few(Fixture.read(file), SEED))));
  }

  private static void agree(Fixture fixture, List<StatementPath> paths) {
    assertFalse(paths.isEmpty(), "no paths");
    List<String> disagreements = new ArrayList<>();
    for (StatementPath path : paths) {
      Map<String, String> found = new LinkedHashMap<>();
      METHODS.forEach((name, method) -> found.put(name, verdict(fixture, path, method)));
      if (found.values().stream().distinct().count() > 1) {
        disagreements.add(path.function().name() + " " + path + ": " + found);
      }
    }
    assertEquals(List.of(), disagreements);
  }

  private static String verdict(
      Fixture fixture,
      StatementPath path,
      java.util.function.Function<Program, PathMethod> method) {
    Program program = fixture.program();
    PathFinder finder = new PathFinder(program, Z3.solvers(Z3Limits.USUAL), method.apply(program));
    return finder
        .find(path)
        .match(
            finding -> "feasible",
            finding -> "infeasible at " + finding.at(),
            finding -> "unknown: " + finding.cause());
  }
}
