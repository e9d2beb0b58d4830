package heapwright.source.preprocess;

import heapwright.source.preprocess.CompilerRun.Outcome;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lets clang make LLVM's assembly language of a C++ file. */
public final class ClangRun {
  /** Versions before 15 write typed pointers unless they are told; later ones do not know it. */
  private static final String OPAQUE_POINTERS = "-opaque-pointers";

  private final String compiler;
  private final List<String> flags;

  /**
   * @param compiler a command, found as the shell would
   * @param flags handed on as they are
   */
  public ClangRun(String compiler, List<String> flags) {
    this.compiler = compiler;
    this.flags = List.copyOf(flags);
  }

  /** The module that the compiler makes of a file, or its errors. */
  public Preprocessing assembly(Path file) {
    try {
      Outcome outcome = run(file, List.of("-mllvm", OPAQUE_POINTERS));
      boolean isUnknown = outcome.status() != 0 && outcome.messages().contains(OPAQUE_POINTERS);
      return read(file, isUnknown ? run(file, List.of()) : outcome);
    } catch (IOException e) {
      return failed(
          file,
          "C++ is read by clang, and '"
              + compiler
              + "' cannot be started; install it or name another with --cc");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return failed(file, "interrupted");
    }
  }

  private Outcome run(Path file, List<String> mode) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(compiler, "-S", "-emit-llvm", "-w"));
    command.addAll(List.of("-O0", "-g", "-fstandalone-debug", "-fno-color-diagnostics"));
    command.addAll(mode);
    command.addAll(flags);
    command.addAll(List.of("-x", "c++", "-o", "-", file.toString()));
    return CompilerRun.run(command, "");
  }

  private Preprocessing read(Path file, Outcome outcome) {
    if (outcome.timedOut()) {
      return failed(file, "the compiler '" + compiler + "' does not come to an end");
    }
    if (outcome.status() != 0) {
      List<Diagnostic> errors = CompilerMessages.errors(outcome.messages());
      return errors.isEmpty()
          ? failed(file, "'" + compiler + "' makes no LLVM IR of it: " + outcome.messages().strip())
          : new Preprocessing.Failed(errors);
    }
    // Names and literals are bytes to us, as columns are.
    return new Preprocessing.Done(
        new String(outcome.output(), StandardCharsets.ISO_8859_1).toCharArray());
  }

  private static Preprocessing failed(Path file, String message) {
    return new Preprocessing.Failed(List.of(Diagnostic.of(file, Severity.ERROR, message)));
  }
}
