package heapwright.source;

import heapwright.ir.Program;
import heapwright.source.lower.UnitLowering;
import heapwright.source.lower.UnitLowering.Faults;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.UnitParser;
import heapwright.source.preprocess.Preprocessor;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import heapwright.source.result.SourceReading;
import java.util.ArrayList;
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
        List.of(Diagnostic.of(request.file(), Severity.ERROR, message)));
  }

  private SourceReading translate() {
    ParsedUnit parsed = parsed();
    if (!parsed.problems().isEmpty()) {
      return arbitrated(parsed.problems());
    }
    return lowered(parsed, Faults.REPORT)
        .match(reading -> reading, rejected -> arbitrated(rejected.errors()));
  }

  private ParsedUnit parsed() {
    return UnitParser.parse(request.file().toString(), text, preprocessor);
  }

  private SourceReading lowered(ParsedUnit parsed, Faults faults) {
    boolean empty = parsed.tree().getDeclarations().length == 0;
    return UnitLowering.lower(request.file().toString(), parsed, request.model(), faults)
        .match(reading -> completed(reading, empty), rejected -> rejected);
  }

  /**
   * The reading with its text; a warning says if it has no function, which most of what follows
   * needs.
   */
  private SourceReading completed(SourceReading.Translated reading, boolean empty) {
    String unit = request.file().toString();
    Program program = reading.program();
    List<Diagnostic> warnings = new ArrayList<>(reading.warnings());
    if (program.functions().isEmpty() && program.unsupported().isEmpty()) {
      String message =
          empty
              ? "nothing is left after preprocessing; are -D flags missing?"
              : "the file defines no function";
      warnings.add(Diagnostic.of(request.file(), Severity.WARNING, message));
    }
    return new SourceReading.Translated(program.readFrom(unit, new String(text)), warnings);
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
