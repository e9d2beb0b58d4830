package heapwright.emit.names;

/** Stops the writing of a test that needs something C cannot say from outside the function. */
public final class Inexpressible extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Inexpressible(String what) {
    super(what, null, false, false);
  }
}
