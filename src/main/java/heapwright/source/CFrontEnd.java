package heapwright.source;

import heapwright.ir.DataModel;
import heapwright.ir.SourceFile;
import heapwright.ir.SourceSpan;
import heapwright.source.lower.UnitLowering;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.UnitParser;
import heapwright.source.preprocess.Preprocessing;
import heapwright.source.preprocess.Preprocessor;
import java.util.List;
import java.util.function.Predicate;

/** Translates C. */
public final class CFrontEnd {

  /** Preprocesses, parses and lowers a file of the user's. */
  public Reading read(SourceRequest request) {
    Preprocessor preprocessor = new Preprocessor(request.compiler(), request.flags());
    Preprocessing preprocessing = preprocessor.preprocess(request.file());
    if (preprocessing instanceof Preprocessing.Done done) {
      return translateSafely(request, preprocessor, done.text());
    }
    return new Reading.Rejected(((Preprocessing.Failed) preprocessing).errors());
  }

  private static Reading translateSafely(
      SourceRequest request, Preprocessor preprocessor, char[] text) {
    try {
      return DeepStack.call(() -> translate(request, preprocessor, text));
    } catch (OutOfMemoryError e) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      return refused(
          request,
          "the file is too large for Java's heap of "
              + megabytes
              + " MB; set JAVA_TOOL_OPTIONS=-Xmx4g or more");
    } catch (StackOverflowError e) {
      return refused(request, "the file nests too deeply; split its deepest expressions");
    }
  }

  private static Reading refused(SourceRequest request, String message) {
    SourceSpan whole = wholeFile(request.file().toString());
    return new Reading.Rejected(List.of(new Diagnostic(whole, Severity.ERROR, message)));
  }

  private static SourceSpan wholeFile(String name) {
    return new SourceSpan(new SourceFile(name), 0, 0, 0, 0);
  }

  private static Reading translate(SourceRequest request, Preprocessor preprocessor, char[] text) {
    String name = request.file().toString();
    ParsedUnit parsed = UnitParser.parse(name, text, Preprocessor::original);
    if (!parsed.problems().isEmpty()) {
      List<Diagnostic> errors = preprocessor.errorsIn(request.file());
      if (!errors.isEmpty()) {
        return new Reading.Rejected(errors);
      }
      // The compiler accepts what our parser does not: the gap is ours, and only those
      // declarations are left out.
    }
    boolean empty = parsed.tree().getDeclarations().length == 0;
    return UnitLowering.lower(name, parsed, request.model())
        .match(new WithoutFunctions(wholeFile(name), empty));
  }

  /**
   * Lowers a text that needs no preprocessing, such as a library model.
   *
   * @param name how the text is called in positions and in the symbols of its statics
   * @param wanted the functions and globals to lower, by name; what they use within the text
   *     follows
   */
  public Reading readLibrary(String name, String text, DataModel model, Predicate<String> wanted) {
    return DeepStack.call(
        () -> {
          ParsedUnit parsed = UnitParser.parse(name, text.toCharArray());
          return parsed.problems().isEmpty()
              ? UnitLowering.lower(name, parsed, model, wanted)
              : new Reading.Rejected(parsed.problems());
        });
  }
}
