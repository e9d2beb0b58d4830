package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.machine.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The IR's decisions are gcov's branches: on a line, as many of them, taken as often. Lines where
 * gcc computes a choice without a branch (minimum, maximum, absolute value, constants) still
 * differ.
 */
class BranchCountsTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");
  private static final double SHARE = 0.95;

  @TempDir static Path scratch;

  private final Machine machine = new Machine();
  private final SortedSet<String> differing = new TreeSet<>();
  private int lines;

  @Test
  void decisionsAreTheCompilersBranches() throws IOException, InterruptedException {
    for (CProgram program : CProgram.below(CORPUS)) {
      compare(program);
    }
    double share = 1 - (double) differing.size() / lines;
    assertTrue(share >= SHARE, () -> share + " of " + lines + " lines agree; not " + differing);
  }

  private void compare(CProgram program) throws IOException, InterruptedException {
    BranchCounts counts = new BranchCounts();
    Machine.Ran ran = machine.run(program, Setting.silent().withObserver(counts));
    Gcov.Counts expected = new Gcov(scratch).count(program);
    SortedMap<Integer, List<Long>> gcov = expected.branches();
    SortedMap<Integer, List<Long>> ours =
        counts.byLine(ran.program(), program.file(), expected.functions());
    SortedSet<Integer> all = new TreeSet<>(gcov.keySet());
    all.addAll(ours.keySet());
    lines += all.size();
    all.removeIf(line -> Objects.equals(gcov.get(line), ours.get(line)));
    all.forEach(line -> differing.add(program.name() + ":" + line));
  }
}
