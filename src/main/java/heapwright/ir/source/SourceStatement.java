package heapwright.ir.source;

/** A numbered statement of the source. */
public record SourceStatement(StatementNumber number, Kind kind, SourceSpan span) {

  /** What the statement is in the source. */
  public enum Kind {
    EXPRESSION,
    DECLARATION,
    RETURN,
    IF,
    WHILE,
    DO,
    FOR,
    SWITCH,
    CONDITIONAL;

    /** Whether control can divide here. */
    public boolean decides() {
      return ordinal() >= IF.ordinal();
    }
  }
}
