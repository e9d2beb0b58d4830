package heapwright.source.preprocess;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the errors that a compiler prints: {@code file:line:column: error: message}. */
final class CompilerMessages {
  private static final Pattern ERROR =
      Pattern.compile("(.+?):(\\d+):(?:(\\d+):)? (?:fatal )?error: (.*)");
  private static final Pattern MISSING_HEADER =
      Pattern.compile("(.*): No such file or directory|'(.*)' file not found");

  private CompilerMessages() {}

  static List<Diagnostic> errors(String messages) {
    List<Diagnostic> errors = new ArrayList<>();
    for (String line : messages.split("\n")) {
      Matcher matcher = ERROR.matcher(line);
      if (matcher.matches()) {
        int number = Integer.parseInt(matcher.group(2));
        int column = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
        SourceSpan at =
            new SourceSpan(new SourceFile(matcher.group(1)), number, column, number, column);
        errors.add(new Diagnostic(at, Severity.ERROR, explained(matcher.group(4))));
      }
    }
    return errors;
  }

  private static String explained(String message) {
    Matcher missing = MISSING_HEADER.matcher(message);
    if (!missing.matches()) {
      return message;
    }
    String header = missing.group(1) == null ? missing.group(2) : missing.group(1);
    return "the included file '" + header + "' is not found; give its directory with -I";
  }
}
