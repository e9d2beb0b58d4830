package heapwright.source.lower.builtins;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * {@code __builtin___memcpy_chk} and its kin: what they are called without the check, and which of
 * their arguments are the check's. The machines check every access anyway.
 */
final class CheckedBuiltins {
  private static final String PREFIX = "__builtin___";
  private static final String SUFFIX = "_chk";

  /** The positions of flags and sizes; elsewhere the size comes last. */
  private static final Map<String, List<Integer>> EXTRA =
      Map.of(
          "printf", List.of(0),
          "vprintf", List.of(0),
          "fprintf", List.of(1),
          "vfprintf", List.of(1),
          "sprintf", List.of(1, 2),
          "vsprintf", List.of(1, 2),
          "snprintf", List.of(2, 3),
          "vsnprintf", List.of(2, 3));

  private CheckedBuiltins() {}

  /** The function that is called without the check. */
  static Optional<String> unchecked(String name) {
    return name.startsWith(PREFIX) && name.endsWith(SUFFIX)
        ? Optional.of(name.substring(PREFIX.length(), name.length() - SUFFIX.length()))
        : Optional.empty();
  }

  static IASTExpression[] withoutCheck(String unchecked, IASTExpression[] operands) {
    List<Integer> extra = EXTRA.getOrDefault(unchecked, List.of(operands.length - 1));
    List<IASTExpression> kept = new ArrayList<>();
    for (int i = 0; i < operands.length; i++) {
      if (!extra.contains(i)) {
        kept.add(operands[i]);
      }
    }
    return kept.toArray(IASTExpression[]::new);
  }
}
