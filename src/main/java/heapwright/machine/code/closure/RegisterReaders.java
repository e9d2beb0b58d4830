package heapwright.machine.code.closure;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;

/** How the registers of a function are read. */
public interface RegisterReaders {

  /** The register's first slot as it is. */
  LongCode read(Expression.Read e);

  /** The register's first slot. */
  int slot(Local local);

  /** The address of a local in memory. */
  LongCode address(Local local);

  /** Reports a read of a register that has not been set. */
  Action check(Expression.Read e);

  /** For constant expressions, which have none. */
  RegisterReaders NONE =
      new RegisterReaders() {
        @Override
        public LongCode read(Expression.Read e) {
          throw new IllegalStateException("not constant: " + e);
        }

        @Override
        public int slot(Local local) {
          throw new IllegalStateException("not constant: " + local);
        }

        @Override
        public LongCode address(Local local) {
          throw new IllegalStateException("not constant: " + local);
        }

        @Override
        public Action check(Expression.Read e) {
          throw new IllegalStateException("not constant: " + e);
        }
      };
}
