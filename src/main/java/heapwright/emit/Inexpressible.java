package heapwright.emit;

/** Stops the writing of a test that needs something C cannot say from outside the function. */
final class Inexpressible extends RuntimeException {
  private static final long serialVersionUID = 1;

  Inexpressible(String what) {
    super(what, null, false, false);
  }
}
