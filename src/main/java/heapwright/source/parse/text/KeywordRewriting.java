package heapwright.source.parse.text;

import java.util.Map;

/** The words that the parser library does not know, and what becomes of them. */
final class KeywordRewriting {

  /** What becomes of a word. */
  enum Treatment {
    KEEP,
    BLANK,
    ATTRIBUTE,
    ALIGNAS,
    NORETURN,
    THREAD_LOCAL,
    ATOMIC,
    ASSEMBLER,
    STATIC_ASSERT,
    AUTO_TYPE,
    LABELS,
    COMPLEX_PART,
    VA_ARG,
    OFFSET_OF,
    TYPES_COMPATIBLE,
    GENERIC,
    DEFAULT
  }

  private static final Map<String, Treatment> TREATMENTS =
      Map.ofEntries(
          Map.entry("__extension__", Treatment.BLANK),
          Map.entry("__thread", Treatment.THREAD_LOCAL),
          Map.entry("_Thread_local", Treatment.THREAD_LOCAL),
          Map.entry("_Noreturn", Treatment.NORETURN),
          Map.entry("__attribute__", Treatment.ATTRIBUTE),
          Map.entry("__attribute", Treatment.ATTRIBUTE),
          Map.entry("_Alignas", Treatment.ALIGNAS),
          Map.entry("_Atomic", Treatment.ATOMIC),
          Map.entry("asm", Treatment.ASSEMBLER),
          Map.entry("__asm", Treatment.ASSEMBLER),
          Map.entry("__asm__", Treatment.ASSEMBLER),
          Map.entry("_Static_assert", Treatment.STATIC_ASSERT),
          Map.entry("__auto_type", Treatment.AUTO_TYPE),
          Map.entry("__label__", Treatment.LABELS),
          Map.entry("__real__", Treatment.COMPLEX_PART),
          Map.entry("__real", Treatment.COMPLEX_PART),
          Map.entry("__imag__", Treatment.COMPLEX_PART),
          Map.entry("__imag", Treatment.COMPLEX_PART),
          Map.entry("__builtin_va_arg", Treatment.VA_ARG),
          Map.entry("__builtin_offsetof", Treatment.OFFSET_OF),
          Map.entry("__builtin_types_compatible_p", Treatment.TYPES_COMPATIBLE),
          Map.entry("_Generic", Treatment.GENERIC),
          Map.entry("default", Treatment.DEFAULT));

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
