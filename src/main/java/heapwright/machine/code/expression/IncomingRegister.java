package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.RegisterReaders;

/** Reads the slot that a parameter was passed in, before the parameter moves to memory. */
public record IncomingRegister(int incoming) implements RegisterReaders {
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
