package heapwright.source.result;

/** How grave a diagnostic is. */
public enum Severity {
  /** The file cannot be translated. */
  ERROR("error"),
  /** The file is translated, but something in it is left out. */
  WARNING("warning");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
