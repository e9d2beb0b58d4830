package heapwright.source.lower.initialisers;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/** Reads the clauses between two braces one by one. */
final class ClauseCursor {
  private final IASTInitializerClause[] clauses;
  private int index;
  private Optional<IASTInitializerClause> operand = Optional.empty();

  /** A place to come back to. */
  record Position(int index, Optional<IASTInitializerClause> operand) {}

  ClauseCursor(IASTInitializerClause[] clauses) {
    this.clauses = clauses;
  }

  boolean hasNext() {
    return index < clauses.length;
  }

  IASTInitializerClause peek() {
    return operand.orElseGet(() -> clauses[index]);
  }

  void advance() {
    index++;
    operand = Optional.empty();
  }

  /** The designators of the current clause have been obeyed; what remains is its value. */
  void designate(IASTInitializerClause value) {
    operand = Optional.of(value);
  }

  Position position() {
    return new Position(index, operand);
  }

  void resume(Position position) {
    index = position.index();
    operand = position.operand();
  }
}
