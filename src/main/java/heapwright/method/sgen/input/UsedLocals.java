package heapwright.method.sgen.input;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The locals that some numbered statements of a function mention. */
final class UsedLocals {
  private final Function function;
  private final Set<StatementNumber> passed;
  private final Set<Local> found = new HashSet<>();

  UsedLocals(Function function, Set<StatementNumber> passed) {
    this.function = function;
    this.passed = passed;
  }

  /** What is computed before the first number, or in blocks of a statement's conditions, counts. */
  Set<Local> all() {
    Map<BlockId, Optional<StatementNumber>> at = new HashMap<>();
    Deque<BlockId> open = new ArrayDeque<>(List.of(BlockId.ENTRY));
    at.put(BlockId.ENTRY, Optional.empty());
    while (!open.isEmpty()) {
      BasicBlock block = function.block(open.remove());
      Optional<StatementNumber> last = use(block, at.get(block.id()));
      for (BlockId next : block.terminator().successors()) {
        if (at.putIfAbsent(next, last) == null) {
          open.add(next);
        }
      }
    }
    return found;
  }

  private Optional<StatementNumber> use(BasicBlock block, Optional<StatementNumber> before) {
    Optional<StatementNumber> number = before;
    for (Statement statement : block.statements()) {
      if (statement instanceof Statement.Step step) {
        number = Optional.of(step.number());
      }
      use(statement.operands(), number);
    }
    use(block.terminator().operands(), number);
    return number;
  }

  private void use(List<Expression> operands, Optional<StatementNumber> number) {
    if (number.filter(n -> !passed.contains(n)).isEmpty()) {
      operands.stream().flatMap(Expression::parts).forEach(this::use);
    }
  }

  private void use(Expression part) {
    if (part instanceof Expression.Read read) {
      found.add(read.local());
    } else if (part instanceof Expression.LocalAddress address) {
      found.add(address.local());
    }
  }
}
