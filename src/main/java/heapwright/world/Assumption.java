package heapwright.world;

import heapwright.ir.code.SymbolId;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the user knows of a function outside of the program, and its contract does not say.
 *
 * @param text as the user wrote it
 * @param function whom it is about
 * @param kind what it says
 * @param range of what the function returns, if it is about that
 */
public record Assumption(String text, SymbolId function, Kind kind, Optional<long[]> range) {

  /** What an assumption says. */
  public enum Kind {
    WRITES_NOTHING,
    RETURNS,
    /** Said of {@code malloc}, for all functions that allocate memory. */
    SUCCEEDS
  }

  private static final Pattern ALLOCATION = Pattern.compile("\\s*malloc\\s+succeeds\\s*");

  private static final Pattern FORM =
      Pattern.compile(
          "\\s*(\\w+)\\s+(?:writes\\s+nothing|returns\\s+(-?\\d+)(?:\\s*\\.\\.\\s*(-?\\d+))?)\\s*");

  /** How an assumption may be put. */
  public static final String GRAMMAR =
      "expected is 'NAME writes nothing', 'NAME returns 3', 'NAME returns 0..9'"
          + " or 'malloc succeeds'";

  /** Nothing if the text is none. */
  public static Optional<Assumption> parse(String text) {
    if (ALLOCATION.matcher(text).matches()) {
      return Optional.of(
          new Assumption(text.strip(), new SymbolId("malloc"), Kind.SUCCEEDS, Optional.empty()));
    }
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    SymbolId function = new SymbolId(form.group(1));
    if (form.group(2) == null) {
      return Optional.of(
          new Assumption(text.strip(), function, Kind.WRITES_NOTHING, Optional.empty()));
    }
    try {
      long low = Long.parseLong(form.group(2));
      long high = form.group(3) == null ? low : Long.parseLong(form.group(3));
      return low <= high
          ? Optional.of(
              new Assumption(
                  text.strip(), function, Kind.RETURNS, Optional.of(new long[] {low, high})))
          : Optional.empty();
    } catch (NumberFormatException tooLarge) {
      return Optional.empty();
    }
  }

  /** The contract of its function under the assumption. */
  public Contract narrowed(Contract contract) {
    return switch (kind) {
      case WRITES_NOTHING -> contract.writingNothing();
      case RETURNS -> contract.returning(range.orElseThrow()[0], range.orElseThrow()[1]);
      case SUCCEEDS -> contract;
    };
  }
}
