package heapwright.machine.printf;

import java.util.List;
import java.util.Optional;

/** A format, parsed once and printed any number of times. */
public final class PrintfFormat {
  private final List<PrintfDirective> directives;
  private final ArgumentKinds kinds;

  private PrintfFormat(List<PrintfDirective> directives, ArgumentKinds kinds) {
    this.directives = directives;
    this.kinds = kinds;
  }

  /** Parses the bytes up to a NUL or to their end. */
  public static PrintfFormat parse(byte[] format) {
    List<PrintfDirective> directives = new PrintfParser(format).parse();
    return new PrintfFormat(directives, ArgumentKinds.of(directives));
  }

  public List<PrintfDirective> directives() {
    return directives;
  }

  /** Prints to a sink; a failing conversion ends it. */
  public PrintfOutcome print(PrintfArguments arguments, PrintfSink sink) {
    if (kinds.contradictory()) {
      return new PrintfOutcome.Failed(PrintfError.EINVAL);
    }
    PaddedOutput output = new PaddedOutput(sink);
    Printing printing = new Printing(new FetchedArguments(arguments, kinds), output);
    for (PrintfDirective directive : directives) {
      Optional<PrintfError> error = directive.match(printing);
      if (error.isPresent()) {
        return new PrintfOutcome.Failed(error.get());
      }
    }
    return new PrintfOutcome.Written(output.count());
  }
}
