package heapwright.ir.source;

/** A file as the compiler names it: the path given by the user, or by an {@code #include}. */
public record SourceFile(String path) {

  /** The last component of the path. */
  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /**
   * Whether it is no file of the user's: the library's models, stubs and whatever else we make up
   * have names in angle brackets.
   */
  public boolean isOurs() {
    return path.startsWith("<");
  }

  /** The place of its first character, for what stands nowhere in a source. */
  public SourceSpan start() {
    return new SourceSpan(this, 1, 1, 1, 1);
  }
}
