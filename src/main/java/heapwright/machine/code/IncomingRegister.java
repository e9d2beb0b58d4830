package heapwright.machine.code;

import heapwright.ir.Expression;
import heapwright.ir.Local;

/** Reads the slot that a parameter was passed in, before the parameter moves to memory. */
record IncomingRegister(int incoming) implements RegisterReaders {
  @Override
  public LongCode read(Expression.Read e) {
    return new RegisterRead(incoming);
  }

  @Override
  public int slot(Local local) {
    return incoming;
  }

  @Override
  public LongCode address(Local local) {
    throw new IllegalStateException("not in memory yet: " + local);
  }

  @Override
  public Action check(Expression.Read e) {
    return f -> {};
  }
}
