package heapwright.solve.smtlib;

import java.util.HashSet;
import java.util.Set;

/** Symbols of a script: readable, quoted, each given out once. */
final class SmtLibNames {
  /**
   * Symbols that the theories of a script define (SMT-LIB 2.6, theories Core, FixedSizeBitVectors
   * and FloatingPoint) and reserved words, which some solvers do not take even when quoted.
   */
  private static final Set<String> TAKEN =
      Set.of(
          "_",
          "!",
          "as",
          "let",
          "exists",
          "forall",
          "match",
          "par",
          "true",
          "false",
          "not",
          "and",
          "or",
          "xor",
          "ite",
          "distinct",
          "concat",
          "extract",
          "repeat",
          "zero_extend",
          "sign_extend",
          "rotate_left",
          "rotate_right",
          "fp",
          "to_fp",
          "to_fp_unsigned",
          "roundNearestTiesToEven",
          "roundNearestTiesToAway",
          "roundTowardPositive",
          "roundTowardNegative",
          "roundTowardZero",
          "RNE",
          "RNA",
          "RTP",
          "RTN",
          "RTZ");

  /** All functions on bit-vectors begin so. */
  private static final String BIT_VECTORS = "bv";

  private final Set<String> given = new HashSet<>();

  /** The quoted symbol for a name; a number keeps it apart from those that were given before. */
  String of(String name) {
    String legal = legal(name);
    boolean isTaken = TAKEN.contains(legal) || legal.startsWith(BIT_VECTORS);
    String symbol = legal;
    for (int number = isTaken ? 1 : 2; isTaken || !given.add(symbol); number++) {
      symbol = legal + "#" + number;
      isTaken = false;
    }
    return "|" + symbol + "|";
  }

  /** SMT-LIB 2.6, 3.1: a quoted symbol has neither bars nor backslashes, but any other text. */
  private static String legal(String name) {
    return name.replaceAll("[|\\\\\\p{Cntrl}]", "_");
  }
}
