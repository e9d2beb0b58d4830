package heapwright.emit;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keeps compilers from warning about the source under test, which is not the tests' business. gcc
 * has no word for all its warnings, but gives none about system headers; only a file that is
 * included can be one, so the tests include themselves to include the source.
 */
final class WarningSuppression {
  private static final String ABOVE =
      """
      #ifdef HW_SOURCE /* Included from below: no warnings about the source. */
      #ifdef __clang__
      #pragma clang diagnostic ignored "-Weverything"
      #else
      #pragma GCC system_header
      #endif
      """;

  // gcc before 12 does not know the file's name without the folder.
  private static final String BELOW =
      """
      #else
      #define HW_SOURCE
      #ifndef __FILE_NAME__
      #define __FILE_NAME__ __FILE__
      #endif
      #pragma GCC diagnostic push
      #include __FILE_NAME__
      #pragma GCC diagnostic pop
      /* Tests pass what is to be tried, and call what is to be tested. */
      #pragma GCC diagnostic ignored "-Wnonnull"
      #pragma GCC diagnostic ignored "-Wformat"
      #pragma GCC diagnostic ignored "-Wformat-security"
      #pragma GCC diagnostic ignored "-Wdeprecated-declarations"
      """;

  /**
   * Behind the source its declarations are repeated from their types. Compilers warn where that
   * leaves out what a type does not have (the length of a parameter that looks like an array), and
   * where it repeats what was there and means nothing (a qualifier of a result).
   */
  static final String REPEATING =
      """
      #pragma GCC diagnostic ignored "-Wignored-qualifiers"
      #if !defined __clang__ && __GNUC__ >= 11
      #pragma GCC diagnostic ignored "-Warray-parameter"
      #pragma GCC diagnostic ignored "-Wvla-parameter"
      #endif
      """;

  private WarningSuppression() {}

  /**
   * The start of a file.
   *
   * @param lines that include the source
   * @param silenced options of warnings that gcc gives of tests
   */
  static String start(String lines, Set<String> silenced) {
    String ignored =
        silenced.stream()
            .sorted()
            .map(option -> "#pragma GCC diagnostic ignored \"" + option + "\"\n")
            .collect(Collectors.joining());
    return ABOVE
        + lines
        + BELOW
        + (ignored.isEmpty() ? "" : "#ifndef __clang__\n" + ignored + "#endif\n");
  }

  /** The end of a file. */
  static String end() {
    return "#endif\n";
  }
}
