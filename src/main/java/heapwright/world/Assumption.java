package heapwright.world;

import heapwright.ir.SymbolId;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the user knows of a function outside of the program, and its contract does not say.
 *
 * @param text as the user wrote it
 * @param function whom it is about
 * @param range what the function returns, or else it writes nothing
 */
public record Assumption(String text, SymbolId function, Optional<long[]> range) {
  private static final Pattern FORM =
      Pattern.compile(
          "\\s*(\\w+)\\s+(?:writes\\s+nothing|returns\\s+(-?\\d+)(?:\\s*\\.\\.\\s*(-?\\d+))?)\\s*");

  /** How an assumption may be put. */
  public static final String GRAMMAR =
      "expected is 'NAME writes nothing', 'NAME returns 3' or 'NAME returns 0..9'";

  /** Nothing if the text is none. */
  public static Optional<Assumption> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    SymbolId function = new SymbolId(form.group(1));
    if (form.group(2) == null) {
      return Optional.of(new Assumption(text.strip(), function, Optional.empty()));
    }
    try {
      long low = Long.parseLong(form.group(2));
      long high = form.group(3) == null ? low : Long.parseLong(form.group(3));
      return low <= high
          ? Optional.of(new Assumption(text.strip(), function, Optional.of(new long[] {low, high})))
          : Optional.empty();
    } catch (NumberFormatException tooLarge) {
      return Optional.empty();
    }
  }

  /** The contract of its function under the assumption. */
  public Contract narrowed(Contract contract) {
    return range
        .map(limits -> contract.returning(limits[0], limits[1]))
        .orElseGet(contract::writingNothing);
  }
}
