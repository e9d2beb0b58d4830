package heapwright.machine.printf;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;

/** A format, parsed once and printed any number of times. */
public final class PrintfFormat {
  private final List<PrintfDirective> directives;
  private final FetchedArguments.Kinds kinds = new FetchedArguments.Kinds();

  private PrintfFormat(List<PrintfDirective> directives) {
    this.directives = directives;
    directives.forEach(directive -> directive.want(kinds));
  }

  /** Parses the bytes up to a NUL or to their end. */
  public static PrintfFormat parse(byte[] format) {
    return new PrintfFormat(new PrintfParser(format).parse());
  }

  /**
   * Prints into an empty text, to which also goes what comes before a conversion that fails.
   *
   * @return why a printf function returns -1; nothing if it returns the length of the text
   */
  public Optional<Error> print(PrintfArguments arguments, ByteArrayOutputStream text) {
    if (kinds.areContradictory()) {
      return Optional.of(Error.EINVAL);
    }
    FetchedArguments fetched = new FetchedArguments(arguments, kinds);
    PaddedOutput output = new PaddedOutput(text);
    for (PrintfDirective directive : directives) {
      Optional<Error> error = directive.print(fetched, output);
      if (error.isPresent()) {
        return error;
      }
    }
    return Optional.empty();
  }

  /** Why a printf function fails; the names are those of errno. */
  public enum Error {
    /** The format ends within a conversion, or asks for one argument as two types. */
    EINVAL,
    /** A width, a precision or the output exceeds an int. */
    EOVERFLOW,
    /** A wide character has no multibyte form in the C locale. */
    EILSEQ
  }
}
