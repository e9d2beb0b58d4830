package heapwright.ir.code;

import java.util.List;

/** Statements that run one after the other, and where control goes then. */
public record BasicBlock(BlockId id, List<Statement> statements, Terminator terminator) {

  public BasicBlock {
    statements = List.copyOf(statements);
  }
}
