package heapwright.bench;

import com.sun.management.OperatingSystemMXBean;
import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.ConcreteRun;
import heapwright.machine.RunSettings;
import heapwright.machine.outcome.RunOutcome;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A C program whose first argument says how many times it does its work. */
final class Kernel implements AutoCloseable {
  private static final double LONG_ENOUGH = 0.5;
  private static final OperatingSystemMXBean PROCESSOR =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final Path source;
  private final Path binary;
  private final ConcreteMachine machine;

  Kernel(Path source) throws IOException, InterruptedException {
    this.source = source;
    binary = Files.createTempFile("kernel", ".exe");
    List<String> command = List.of("gcc", "-O0", "-w", source.toString(), "-o", binary.toString());
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IllegalStateException("gcc does not compile " + source);
    }
    machine = new ConcreteMachine(program());
  }

  private Program program() {
    CFrontEnd frontEnd = new CFrontEnd();
    return frontEnd
        .read(SourceRequest.of(source))
        .match(
            reading -> {
              List<SymbolId> roots = ConcreteMachine.libraryRoots();
              return new CLibrary(frontEnd).link(reading.program(), roots);
            },
            reading -> {
              throw new IllegalStateException(reading.errors().toString());
            });
  }

  String name() {
    String name = source.getFileName().toString();
    return name.substring(0, name.length() - ".c".length());
  }

  double compiledSecondsPerRound() throws IOException, InterruptedException {
    return secondsPerRound(this::compiled);
  }

  /** Once the virtual machine has warmed up. */
  double machineSecondsPerRound() throws IOException, InterruptedException {
    secondsPerRound(this::onMachine);
    return secondsPerRound(this::onMachine);
  }

  /** Runs some rounds; the seconds of processor time that they take, which other load leaves be. */
  private interface Timed {
    double run(long rounds) throws IOException, InterruptedException;
  }

  /** Doubles the rounds until they take long enough to be timed. */
  private static double secondsPerRound(Timed timed) throws IOException, InterruptedException {
    double start = timed.run(0);
    for (long rounds = 1; ; rounds *= 2) {
      double seconds = timed.run(rounds) - start;
      if (seconds > LONG_ENOUGH) {
        return seconds / rounds;
      }
    }
  }

  private double compiled(long rounds) throws IOException, InterruptedException {
    String timed = "TIMEFORMAT=%U; time \"$0\" \"$1\" > /dev/null";
    Process process =
        new ProcessBuilder("bash", "-c", timed, binary.toString(), Long.toString(rounds)).start();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return Double.parseDouble(said.strip());
  }

  private double onMachine(long rounds) {
    long start = PROCESSOR.getProcessCpuTime();
    ConcreteRun run =
        machine.run(RunSettings.silent().withArguments(List.of(name(), Long.toString(rounds))));
    if (!run.outcome().equals(new RunOutcome.Exited(0))) {
      throw new IllegalStateException(source + ": " + run);
    }
    return (PROCESSOR.getProcessCpuTime() - start) * 1e-9;
  }

  @Override
  public void close() throws IOException {
    Files.delete(binary);
  }
}
