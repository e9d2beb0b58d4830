package heapwright.ir.code;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;

/**
 * C17 6.7.3p7: a volatile object may change without the program's doing. So may an atomic one,
 * since other threads write to it without a data race (5.1.2.4p35).
 */
public final class VolatileAccess {
  private VolatileAccess() {}

  /**
   * Whether what lies at an address is volatile or atomic, by the type of the address or of what it
   * is in.
   */
  public static boolean at(Expression address) {
    return address.type() instanceof PointerType pointer && isChanging(pointer.qualifiers())
        || address instanceof Expression.FieldAddress field && at(field.base())
        || address instanceof Expression.ElementAddress element && at(element.base());
  }

  /** Whether others may change an object with these qualifiers between two reads. */
  public static boolean isChanging(Qualifiers qualifiers) {
    return qualifiers.isVolatile() || qualifiers.isAtomic();
  }
}
