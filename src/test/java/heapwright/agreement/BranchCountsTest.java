package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The IR's decisions are gcov's branches: on every line, as many of them, taken as often. Every
 * claim about branch coverage rests on this.
 */
class BranchCountsTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");
  private static final Path KNOWN = CORPUS.resolve("branch-differences.txt");

  @TempDir static Path scratch;

  private final Machine machine = new Machine();

  @TestFactory
  Stream<DynamicTest> decisionsAreTheCompilersBranches() throws IOException {
    return CProgram.below(CORPUS).stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> compare(program)));
  }

  private void compare(CProgram program) throws IOException, InterruptedException {
    BranchCounts counts = new BranchCounts();
    Machine.Ran ran = machine.run(program, Setting.silent().withObserver(counts));
    Gcov.Counts expected = new Gcov(scratch).count(program);
    SortedMap<Integer, List<Long>> gcov = expected.branches();
    SortedMap<Integer, List<Long>> ours =
        counts.byLine(ran.program(), program.file(), expected.functions());
    SortedSet<Integer> lines = new TreeSet<>(gcov.keySet());
    lines.addAll(ours.keySet());
    lines.removeIf(line -> Objects.equals(gcov.get(line), ours.get(line)));
    assertEquals(
        knownDifferences(program), lines, () -> "gcov has " + gcov + ", the machine has " + ours);
  }

  private static SortedSet<Integer> knownDifferences(CProgram program) throws IOException {
    return KnownDifference.read(KNOWN).stream()
        .filter(known -> known.program().equals(program.name()))
        .map(KnownDifference::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyKnownDifferenceIsOfAProgramAndHasAReason() throws IOException {
    Set<String> programs =
        CProgram.below(CORPUS).stream().map(CProgram::name).collect(Collectors.toSet());
    List<KnownDifference> unfounded =
        KnownDifference.read(KNOWN).stream()
            .filter(known -> !programs.contains(known.program()) || known.reason().isBlank())
            .toList();
    assertEquals(List.of(), unfounded);
  }
}
