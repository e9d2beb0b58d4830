package heapwright.source.lower.blocks;

import heapwright.ir.code.Statement;
import heapwright.ir.code.Statement.Allocate;
import heapwright.ir.code.Statement.Assign;
import heapwright.ir.code.Statement.Call;
import heapwright.ir.code.Statement.Load;
import heapwright.ir.code.Statement.NextArgument;
import heapwright.ir.type.Local;
import java.util.Optional;

/** Changes which register a statement sets. */
final class Redirection {
  private Redirection() {}

  /** The statement with {@code to} in place of the register {@code from}, if it sets that. */
  static Optional<Statement> of(Statement statement, Local from, Local to) {
    if (statement instanceof Load s && s.target().equals(from)) {
      return Optional.of(new Load(to, s.address(), s.cell(), s.span()));
    }
    if (statement instanceof Call s && s.result().filter(from::equals).isPresent()) {
      return Optional.of(new Call(Optional.of(to), s.callee(), s.arguments(), s.type(), s.span()));
    }
    if (statement instanceof NextArgument s && s.target().equals(from)) {
      return Optional.of(new NextArgument(to, s.list(), s.type(), s.span()));
    }
    if (statement instanceof Assign s && s.target().equals(from)) {
      return Optional.of(new Assign(to, s.value(), s.span()));
    }
    if (statement instanceof Allocate s && s.target().equals(from)) {
      return Optional.of(new Allocate(to, s.bytes(), s.lengths(), s.lifetime(), s.span()));
    }
    return Optional.empty();
  }
}
