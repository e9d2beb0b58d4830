package heapwright.ir.source;

/** A file as the compiler names it: the path given by the user, or by an {@code #include}. */
public record SourceFile(String path) {

  /** The last component of the path. */
  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
