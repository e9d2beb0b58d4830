package heapwright.method.sgen.transfer;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.StatementNumber;
import heapwright.method.sgen.ssa.Form;
import java.util.function.Supplier;

/** Is told what the path does, statement by statement. */
public interface TraceSink {
  /** Wants nothing; then statements are not spelled either. */
  TraceSink NONE =
      new TraceSink() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public void begins(PathContext context, StatementNumber number) {}

        @Override
        public void says(Supplier<Form> form) {}

        @Override
        public void crosses(PathContext context, BlockId from, BlockId to) {}

        @Override
        public void returns(PathContext context) {}
      };

  boolean isOn();

  /** A numbered statement of the innermost call begins. */
  void begins(PathContext context, StatementNumber number);

  /** The innermost call goes from one block to another. */
  void crosses(PathContext context, BlockId from, BlockId to);

  /** The statement in SSA form, or a part of it. */
  void says(Supplier<Form> form);

  /** A callee has come back to the innermost call. */
  void returns(PathContext context);
}
