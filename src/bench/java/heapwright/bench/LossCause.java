package heapwright.bench;

import java.util.List;
import java.util.Locale;

/** Why an outcome of a function is neither covered nor proved, from what the report says of it. */
enum LossCause {
  DOES_NOT_COMPILE("test does not compile", true, "its test does not compile"),
  ANOTHER_WAY("test takes another path than predicted", true, "its test takes another path"),
  REJECTED("test is rejected by a sanitizer", true, "sanitizer", "runtime error"),
  FAILS("test fails", true, "its test fails"),
  NOT_RUN("test could not be run or written", true, "its test c"),
  INTERNAL_ERROR("internal error", true, "internal error"),
  OUT_OF_TIME("no answer within the cap", true),
  NO_REPORT("no report on the function", true),
  UNKNOWN("unknown", false);

  private final String title;
  private final boolean isOurs;
  private final List<String> words;

  LossCause(String title, boolean isOurs, String... words) {
    this.title = title;
    this.isOurs = isOurs;
    this.words = List.of(words);
  }

  /** The cause that the text of an unknown verdict names. */
  static LossCause of(String reason) {
    String text = reason.toLowerCase(Locale.ROOT);
    for (LossCause cause : values()) {
      if (cause != REJECTED && cause.words.stream().anyMatch(text::contains)) {
        return cause == FAILS && REJECTED.words.stream().anyMatch(text::contains)
            ? REJECTED
            : cause;
      }
    }
    return UNKNOWN;
  }

  String title() {
    return title;
  }

  /** Whether the code of the tool, and no limit of its methods, lost the outcome. */
  boolean isOurs() {
    return isOurs;
  }
}
