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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every method on every path: what one finds infeasible, no other has an input for. An input counts
 * once the concrete machine has taken the path with it. What a method cannot express it leaves
 * unknown; how often is printed.
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

  private static final Map<String, Integer> UNKNOWN = new TreeMap<>();
  private static final Set<String> ASKED = new TreeSet<>();

  @AfterAll
  static void sayWhatIsUnknown() {
    System.out.println("unknown of " + ASKED.size() + " paths: " + UNKNOWN);
  }

  private static void agree(Fixture fixture, List<StatementPath> paths) {
    assertFalse(paths.isEmpty(), "no paths");
    List<String> disagreements = new ArrayList<>();
    for (StatementPath path : paths) {
      Map<String, String> found = new LinkedHashMap<>();
      METHODS.forEach(name -> found.put(name.name(), verdict(fixture, path, name)));
      ASKED.add(fixture.file() + " " + path.function().name() + " " + path);
      found.forEach(
          (name, verdict) ->
              UNKNOWN.merge(name, verdict.startsWith("unknown") ? 1 : 0, Integer::sum));
      boolean isTaken = found.containsValue("feasible");
      if (isTaken && found.values().stream().anyMatch(v -> v.startsWith("infeasible"))) {
        disagreements.add(path.function().name() + " " + path + ": " + found);
      }
    }
    assertEquals(List.of(), disagreements);
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
