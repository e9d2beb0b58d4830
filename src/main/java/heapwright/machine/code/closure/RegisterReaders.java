package heapwright.machine.code.closure;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import java.util.Optional;

/** How the registers of a function are read. */
@FunctionalInterface
public interface RegisterReaders {
  /** For constant expressions, which have none. */
  RegisterReaders NONE =
      local -> {
        throw new IllegalStateException("not constant: " + local);
      };

  /** The register's first slot. */
  int slot(Local local);

  /** Reports a read of a register that has not been set; nothing where it always has been. */
  default Optional<Action> check(Expression.Read e) {
    return Optional.empty();
  }

  /** The address of a local in memory. */
  default LongCode address(Local local) {
    throw new IllegalStateException("not in memory: " + local);
  }

  /** What the register's first slot holds. */
  default LongCode read(Expression.Read e) {
    int slot = slot(e.local());
    Optional<Action> check = check(e);
    if (check.isEmpty()) {
      return new RegisterRead(slot);
    }
    Action checked = check.get();
    return f -> {
      checked.run(f);
      return f[slot];
    };
  }
}
