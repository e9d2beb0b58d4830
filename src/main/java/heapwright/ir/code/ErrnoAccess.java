package heapwright.ir.code;

import heapwright.ir.type.Local;

/** Where code looks at errno, which is the object that a function of the library points to. */
public final class ErrnoAccess {
  public static final SymbolId PLACE = new SymbolId("__errno_location");

  private ErrnoAccess() {}

  /** Whether an address in a function is what that function of the library returned. */
  public static boolean at(Function function, Expression address) {
    return address instanceof Expression.Read read
        && function.calls().anyMatch(call -> gives(call, read.local()));
  }

  private static boolean gives(Statement.Call call, Local local) {
    return call.target().filter(PLACE::equals).isPresent()
        && call.result().filter(local::equals).isPresent();
  }
}
