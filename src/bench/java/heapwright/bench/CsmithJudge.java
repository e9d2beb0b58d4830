package heapwright.bench;

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
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs random programs on the concrete machine and compares with what gcc's binaries did. */
final class CsmithJudge {
  static final long STEPS = 200_000_000;

  /** How a program compares. */
  enum Verdict {
    EQUAL,
    DIFFERENT,
    OVER_BUDGET
  }

  /** A verdict with what there is to say about it. */
  record Judged(Verdict verdict, String detail, long steps) {}

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);
  private final Path include;

  /** Takes the folder of csmith's headers. */
  CsmithJudge(Path include) {
    this.include = include;
  }

  Judged judge(CsmithProgram program) {
    try {
      List<String> flags = List.of("-I" + include);
      return frontEnd
          .read(new SourceRequest(program.source(), "gcc", flags, DataModel.LP64))
          .match(
              reading -> run(program, reading.program()),
              reading -> new Judged(Verdict.DIFFERENT, reading.errors().get(0).toString(), 0));
    } catch (RuntimeException | StackOverflowError failure) {
      // One program on which the tool fails must not hide the others.
      return new Judged(Verdict.DIFFERENT, "internal error: " + rootOf(failure), 0);
    }
  }

  private static Throwable rootOf(Throwable failure) {
    return failure.getCause() == null ? failure : rootOf(failure.getCause());
  }

  private Judged run(CsmithProgram program, Program translated) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    RunSettings setting =
        RunSettings.silent()
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withStreams(InputStream.nullInputStream(), output, OutputStream.nullOutputStream());
    Program linked = library.link(translated, ConcreteMachine.libraryRoots());
    ConcreteRun run = new ConcreteMachine(linked).run(setting);
    if (run.outcome() instanceof RunOutcome.OverBudget) {
      return new Judged(Verdict.OVER_BUDGET, "", run.steps());
    }
    String printed = output.toString(StandardCharsets.ISO_8859_1);
    boolean equal =
        printed.equals(program.output()) && run.outcome().exitStatus() == program.status();
    String detail = printed.strip() + " for " + program.output().strip() + ", " + run.outcome();
    return new Judged(equal ? Verdict.EQUAL : Verdict.DIFFERENT, detail, run.steps());
  }
}
