package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.app.MethodName;
import heapwright.method.path.StatementPath;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.execution.CallRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every method on every path: they may find different inputs, but not different verdicts. An input
 * counts once the concrete machine has taken the path with it.
 */
class MethodsAgreeTest {
  private static final long SEED = 11;

  private static final List<MethodName> METHODS =
      List.of(MethodName.standard, MethodName.sgen, MethodName.address);

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
    Map<String, Integer> outside = new TreeMap<>();
    for (StatementPath path : paths) {
      Map<String, String> found = new LinkedHashMap<>();
      METHODS.forEach(name -> found.put(name.name(), verdict(fixture, path, name)));
      // What a method cannot express is no verdict, but it counts.
      found.entrySet().stream()
          .filter(MethodsAgreeTest::isOutside)
          .forEach(e -> outside.merge(e.getKey(), 1, Integer::sum));
      found.entrySet().removeIf(MethodsAgreeTest::isOutside);
      if (found.values().stream().distinct().count() > 1) {
        disagreements.add(path.function().name() + " " + path + ": " + found);
      }
    }
    assertEquals(List.of(), disagreements);
    outside.forEach(
        (name, count) ->
            System.out.printf(
                "%s: %d of %d paths are outside of %s%n",
                fixture.file(), count, paths.size(), name));
  }

  private static boolean isOutside(Map.Entry<String, String> verdict) {
    return verdict.getValue().startsWith("unknown: outside ");
  }

  private static String verdict(Fixture fixture, StatementPath path, MethodName name) {
    return name.forPath()
        .orElseThrow()
        .of(fixture.program(), Z3.solvers(Z3Limits.USUAL), CallRule.INLINE)
        .decide(path)
        .match(
            finding -> "feasible",
            finding -> "infeasible at " + finding.at(),
            finding -> "unknown: " + finding.cause());
  }
}
