package heapwright.source.parse.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words that the parser library does not know, and what happens to them. */
final class KeywordRewriting {

  /** What happens to a word. */
  enum Treatment {
    KEEP,
    BLANK("__extension__"),
    ATTRIBUTE("__attribute__", "__attribute"),
    ALIGNAS("_Alignas"),
    NORETURN("_Noreturn"),
    THREAD_LOCAL("__thread", "_Thread_local"),
    ATOMIC("_Atomic"),
    ASSEMBLER("asm", "__asm", "__asm__"),
    STATIC_ASSERT("_Static_assert"),
    AUTO_TYPE("__auto_type"),
    LABELS("__label__"),
    COMPLEX_PART("__real__", "__real", "__imag__", "__imag"),
    VA_ARG("__builtin_va_arg"),
    OFFSET_OF("__builtin_offsetof"),
    TYPES_COMPATIBLE("__builtin_types_compatible_p"),
    GENERIC("_Generic"),
    DEFAULT("default");

    private final List<String> words;

    Treatment(String... words) {
      this.words = List.of(words);
    }
  }

  private static final Map<String, Treatment> TREATMENTS = new HashMap<>();

  static {
    for (Treatment treatment : Treatment.values()) {
      treatment.words.forEach(word -> TREATMENTS.put(word, treatment));
    }
  }

  /**
   * Other names for types. gcc keeps {@code _Float64} and {@code double} apart, which only {@code
   * _Generic} could tell.
   */
  private static final Map<String, String> SYNONYMS =
      Map.ofEntries(
          Map.entry("__complex__", "_Complex"),
          Map.entry("__complex", "_Complex"),
          Map.entry("_Float32", "float"),
          Map.entry("_Float64", "double"),
          Map.entry("_Float32x", "double"),
          Map.entry("_Float64x", "long double"),
          Map.entry("__float80", "long double"),
          Map.entry("_Float128", "__float128"),
          Map.entry("__int128_t", "__int128"),
          Map.entry("__uint128_t", "unsigned __int128"));

  /** C23's keywords, which are macros or plain names before. */
  private static final Map<String, Treatment> C23_TREATMENTS =
      Map.of(
          "static_assert", Treatment.STATIC_ASSERT,
          "alignas", Treatment.ALIGNAS,
          "thread_local", Treatment.THREAD_LOCAL);

  private static final Map<String, String> C23_SYNONYMS =
      Map.of(
          "bool", "_Bool",
          "true", "1",
          "false", "0",
          "nullptr", "((void*)0)",
          "alignof", "_Alignof",
          "constexpr", "const",
          "typeof_unqual", "typeof");

  private KeywordRewriting() {}

  /** Whether a word could be one of C23's, by its first letter and length alone. */
  static boolean couldBeC23(char first, int length) {
    return switch (first) {
      case 'b' -> length == 4;
      case 't' -> length == 4 || length >= 12;
      case 'f' -> length == 5;
      case 'n', 'a' -> length == 7;
      case 's' -> length == 13;
      case 'c' -> length == 9;
      default -> false;
    };
  }

  static boolean isC23(String word) {
    return C23_TREATMENTS.containsKey(word) || C23_SYNONYMS.containsKey(word);
  }

  /** Whether a word with this first letter may need treatment; spares looking up the others. */
  static boolean suspicious(char first) {
    return first == '_' || first == 'a' || first == 'd';
  }

  static Treatment treatment(String word) {
    return TREATMENTS.getOrDefault(word, Treatment.KEEP);
  }

  static Treatment c23Treatment(String word) {
    return C23_TREATMENTS.getOrDefault(word, Treatment.KEEP);
  }

  static String c23Synonym(String word) {
    return C23_SYNONYMS.getOrDefault(word, word);
  }

  /** The name by which the parser knows the type; the word itself if it has no other. */
  static String synonym(String word) {
    return SYNONYMS.getOrDefault(word, word);
  }
}
