package heapwright.source;

import heapwright.ir.DataModel;
import java.util.function.Predicate;

/** Translates C. */
public final class CFrontEnd {

  /** Preprocesses, parses and lowers a file of the user's. */
  public Reading read(SourceRequest request) {
    throw new UnsupportedOperationException();
  }

  /**
   * Lowers a text that needs no preprocessing, such as a library model.
   *
   * @param name how the text is called in positions and in the symbols of its statics
   * @param wanted the functions and globals to lower, by name; what they use within the text
   *     follows
   */
  public Reading readLibrary(String name, String text, DataModel model, Predicate<String> wanted) {
    throw new UnsupportedOperationException();
  }
}
