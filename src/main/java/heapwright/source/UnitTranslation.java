package heapwright.source;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.source.lower.UnitLowering;
import heapwright.source.lower.UnitLowering.Faults;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.UnitParser;
import heapwright.source.preprocess.Preprocessor;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import heapwright.source.result.SourceReading;
import java.util.List;
import java.util.Optional;

/** The translation of one preprocessed file of the user's. */
record UnitTranslation(SourceRequest request, Preprocessor preprocessor, char[] text) {

  SourceReading run() {
    try {
      return RecursionThread.call(this::translate);
    } catch (OutOfMemoryError e) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      return refused(
          "the file is too large for Java's heap of "
              + megabytes
              + " MB; set JAVA_TOOL_OPTIONS=-Xmx4g or more");
    } catch (StackOverflowError e) {
      return refused("the file nests too deeply; split its deepest expressions");
    }
  }

  private SourceReading refused(String message) {
    return new SourceReading.Rejected(
        List.of(new Diagnostic(wholeFile(), Severity.ERROR, message)));
  }

  private SourceSpan wholeFile() {
    return new SourceSpan(new SourceFile(request.file().toString()), 0, 0, 0, 0);
  }

  private SourceReading translate() {
    ParsedUnit parsed = parsed();
    if (!parsed.problems().isEmpty()) {
      return arbitrated(parsed.problems());
    }
    SourceReading reading = lowered(parsed, Faults.REPORT);
    return reading instanceof SourceReading.Rejected rejected
        ? arbitrated(rejected.errors())
        : reading;
  }

  private ParsedUnit parsed() {
    return UnitParser.parse(request.file().toString(), text, preprocessor);
  }

  private SourceReading lowered(ParsedUnit parsed, Faults faults) {
    boolean empty = parsed.tree().getDeclarations().length == 0;
    SourceReading reading =
        UnitLowering.lower(request.file().toString(), parsed, request.model(), faults)
            .match(new WithoutFunctions(wholeFile(), empty));
    return reading instanceof SourceReading.Translated translated ? withText(translated) : reading;
  }

  private SourceReading withText(SourceReading.Translated reading) {
    String unit = request.file().toString();
    return new SourceReading.Translated(
        reading.program().readFrom(unit, new String(text)), reading.warnings());
  }

  /**
   * We found errors, and the compiler says whose they are. If it accepts the file, the gap is ours,
   * and only the declarations that fall into it are left out; otherwise it knows the errors best.
   */
  private SourceReading arbitrated(List<Diagnostic> ours) {
    Optional<List<Diagnostic>> compilers = preprocessor.errorsIn(request.text(), request.after());
    return compilers
        .<SourceReading>map(theirs -> new SourceReading.Rejected(theirs.isEmpty() ? ours : theirs))
        .orElseGet(() -> lowered(parsed(), Faults.LEAVE_OUT));
  }
}
