package heapwright.source;

import heapwright.ir.type.DataModel;
import heapwright.source.lower.UnitLowering;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.UnitParser;
import heapwright.source.preprocess.Preprocessing;
import heapwright.source.preprocess.Preprocessor;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Translates C. */
public final class CFrontEnd {

  /** Preprocesses, parses and lowers a file of the user's. */
  public SourceReading read(SourceRequest request) {
    Preprocessor preprocessor = new Preprocessor(request.compiler(), request.flags());
    Preprocessing preprocessing = preprocessor.preprocess(request.text(), request.after());
    if (preprocessing instanceof Preprocessing.Done done) {
      return new UnitTranslation(request, preprocessor, done.text()).run();
    }
    return new SourceReading.Rejected(((Preprocessing.Failed) preprocessing).errors());
  }

  /** The errors that the compiler finds, which are more than we do; none if it accepts the file. */
  public List<Diagnostic> errorsIn(SourceRequest request) {
    return new Preprocessor(request.compiler(), request.flags())
        .errorsIn(request.text(), request.after())
        .orElse(List.of());
  }

  /** The names of the macros that are defined at the end of a file. */
  public Set<String> macros(SourceRequest request) {
    return new Preprocessor(request.compiler(), request.flags())
        .macros(request.text(), request.after());
  }

  /**
   * Lowers a text that needs no preprocessing, such as a library model.
   *
   * @param name how the text is called in positions and in the symbols of its statics
   * @param wanted the functions and globals to lower, by name; what they use within the text
   *     follows
   */
  public SourceReading readLibrary(
      String name, String text, DataModel model, Predicate<String> wanted) {
    return RecursionThread.call(
        () -> {
          ParsedUnit parsed = UnitParser.parse(name, text.toCharArray());
          return parsed.problems().isEmpty()
              ? UnitLowering.lower(name, parsed, model, wanted)
              : new SourceReading.Rejected(parsed.problems());
        });
  }
}
