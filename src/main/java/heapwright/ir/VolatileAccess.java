package heapwright.ir;

/** C17 6.7.3p7: a volatile object may change in ways that the program does not show. */
public final class VolatileAccess {
  private VolatileAccess() {}

  /**
   * Whether what lies at an address is volatile, by the type of the address or of what it is in.
   */
  public static boolean at(Expression address) {
    return address.type() instanceof PointerType pointer && pointer.qualifiers().isVolatile()
        || address instanceof Expression.FieldAddress field && at(field.base())
        || address instanceof Expression.ElementAddress element && at(element.base());
  }
}
