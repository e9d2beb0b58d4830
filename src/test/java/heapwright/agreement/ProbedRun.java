package heapwright.agreement;

import heapwright.ir.Program;
import heapwright.machine.RunSettings;
import heapwright.testcase.BranchCounts;
import heapwright.verify.ProbeComparison;
import heapwright.verify.ProbeProgram;
import heapwright.verify.Probes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A whole program with probes, as a compiler makes it, beside the machine.
 *
 * @param compiler the command
 * @param options how it optimises
 */
record ProbedRun(String compiler, List<String> options, Path scratch) {

  /**
   * What the two say.
   *
   * @param alike whether the program behaves as the machine says; if what it does is not determined
   *     by C, compilers may differ
   * @param differences between the counts, a line each
   */
  record Outcome(boolean alike, int counters, List<String> differences) {}

  Outcome of(CProgram program, Machine machine) throws IOException, InterruptedException {
    DecisionLog log = new DecisionLog();
    Program linked = machine.linked(program.file(), compiler);
    Machine.Ran predicted = machine.run(linked, program, RunSettings.silent().withObserver(log));
    BranchCounts counts = log.counts();
    Path folder = Files.createTempDirectory(scratch, "probed");
    ProbeProgram probed = new ProbeProgram(Probes.of(linked));
    probed.write(folder, Path.of(""));
    build(folder, probed);
    Behaviour behaviour = run(folder, program);
    Optional<long[]> counted = probed.counts(folder.resolve("counts"));
    if (counted.isEmpty()) {
      throw new AssertionError("nothing is counted");
    }
    return new Outcome(
        behaviour.equals(predicted.behaviour()),
        counted.get().length,
        new ProbeComparison(Probes.of(linked), counted.get()).differences(counts));
  }

  private void build(Path folder, ProbeProgram probed) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(compiler, "-w", "-o", "program"));
    command.addAll(options);
    command.addAll(probed.units());
    command.addAll(List.of(ProbeProgram.COUNTING, "-lm"));
    Path messages = folder.resolve("messages");
    Process build =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    if (build.waitFor() != 0) {
      throw new AssertionError(Files.readString(messages));
    }
  }

  private static Behaviour run(Path folder, CProgram program)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(folder.resolve("program").toString()));
    command.addAll(program.arguments());
    Path output = folder.resolve("output");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(Files.write(folder.resolve("input"), program.input()).toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put(ProbeProgram.VARIABLE, folder.resolve("counts").toString());
    Process process = builder.start();
    boolean ended = process.waitFor(20, TimeUnit.SECONDS);
    process.destroyForcibly();
    if (!ended) {
      throw new AssertionError(program + " does not end");
    }
    return new Behaviour(
        Files.readString(output, StandardCharsets.ISO_8859_1), process.exitValue());
  }
}
