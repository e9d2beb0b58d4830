package heapwright.ir.source;

/**
 * Where the condition of a decision stands in the preprocessed text of its unit.
 *
 * @param unit the file that was translated, as {@code Program.texts} calls it
 * @param from the offset of its first character
 * @param to the offset behind its last one
 */
public record ConditionSpan(String unit, int from, int to, Use use) {

  /** What happens to the condition's value. */
  public enum Use {
    /** Only whether it is 0 matters. */
    TRUTH,
    /** It is the value of a {@code ?:} without a middle operand, or chooses a label. */
    VALUE
  }
}
