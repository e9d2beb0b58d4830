package heapwright.agreement;

import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.ConcreteRun;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.outcome.RunOutcome;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The concrete machine, from the text of a program to its behaviour. */
final class Machine {
  private static final long STEPS = 200_000_000;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);

  /** A run and what it wrote. */
  record Ran(Program program, ConcreteRun run, String output) {
    Behaviour behaviour() {
      return new Behaviour(output, run.outcome().exitStatus());
    }
  }

  Ran run(CProgram program) throws IOException {
    return run(program, RunSettings.silent());
  }

  Ran run(CProgram program, RunSettings base) throws IOException {
    return run(linked(program.file()), program, base);
  }

  /** Runs what was made of a program as the program itself. */
  Ran run(Program linked, CProgram program, RunSettings base) throws IOException {
    return run(linked, program.arguments(), program.input(), base);
  }

  /** Runs a program without input. */
  Ran run(Program linked, List<String> arguments, RunSettings base) {
    return run(linked, arguments, new byte[0], base);
  }

  private Ran run(Program linked, List<String> given, byte[] input, RunSettings base) {
    List<String> arguments = new ArrayList<>(List.of("program"));
    arguments.addAll(given);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    RunSettings setting =
        base.withArguments(arguments)
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withStreams(new ByteArrayInputStream(input), output, OutputStream.nullOutputStream());
    ConcreteRun run = new ConcreteMachine(linked).run(setting);
    return new Ran(linked, run, output.toString(StandardCharsets.ISO_8859_1));
  }

  /** How a program without input ends in a setting. */
  RunOutcome outcome(Path file, RunSettings setting) {
    return new ConcreteMachine(linked(file)).run(setting).outcome();
  }

  Program linked(Path file) {
    return linked(file, "cc");
  }

  /** The program that a compiler's preprocessor makes of a file. */
  Program linked(Path file, String compiler) {
    return frontEnd
        .read(new SourceRequest(file, compiler, List.of(), DataModel.LP64))
        .match(
            reading -> library.link(reading.program(), ConcreteMachine.libraryRoots()),
            reading -> {
              throw new AssertionError(reading.errors());
            });
  }
}
