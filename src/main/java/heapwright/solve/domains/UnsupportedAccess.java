package heapwright.solve.domains;

/** Unwinds a propagation that met memory used in a way that tables cannot express. */
final class UnsupportedAccess extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnsupportedAccess(String what) {
    super(what, null, false, false);
  }
}
