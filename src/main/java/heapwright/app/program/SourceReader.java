package heapwright.app.program;

import heapwright.ir.Program;
import heapwright.source.CFrontEnd;
import heapwright.source.CppFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a file by the front end of its language, which its name tells. */
public final class SourceReader {
  private final CFrontEnd frontEnd;

  /**
   * @param frontEnd for C
   */
  public SourceReader(CFrontEnd frontEnd) {
    this.frontEnd = frontEnd;
  }

  /** Whether a file is C++. Nothing of its front end is loaded for others. */
  public static boolean isCpp(Path file) {
    String name = String.valueOf(file.getFileName());
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "cpp", "cc", "cxx", "c++", "C", "cp", "CPP" -> true;
      default -> false;
    };
  }

  public SourceReading read(SourceRequest request) {
    return isCpp(request.file()) ? new CppFrontEnd().read(request) : frontEnd.read(request);
  }

  /** Why a command that works on C alone does not take a file, if it does not. */
  public static Optional<Diagnostic> unlessC(Path file, String command) {
    return isCpp(file)
        ? Optional.of(
            Diagnostic.of(
                file, Severity.ERROR, command + " reads C; C++ is taken by run and show so far"))
        : Optional.empty();
  }

  /** The program with what it needs of the runtime of its language, but for the C library. */
  public Program withRuntime(SourceRequest request, Program program) {
    return isCpp(request.file())
        ? new CppRuntime(new CppFrontEnd(), request).link(program)
        : program;
  }
}
