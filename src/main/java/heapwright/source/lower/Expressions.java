package heapwright.source.lower;

/** Lowers expressions. */
final class Expressions {
  private final CodeContext code;

  Expressions(CodeContext code) {
    this.code = code;
  }

  @Override
  public String toString() {
    return code.toString();
  }
}
