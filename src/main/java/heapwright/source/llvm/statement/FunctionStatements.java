package heapwright.source.llvm.statement;

import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.source.llvm.statement.OutlinedStatement.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The numbered statements of a function; each is known by its index, from 0. */
public final class FunctionStatements {
  private final CppText text;
  private final List<OutlinedStatement> outline;
  private final List<SourceStatement> statements = new ArrayList<>();

  FunctionStatements(CppText text, List<OutlinedStatement> outline) {
    this.text = text;
    this.outline = outline;
    for (OutlinedStatement statement : outline) {
      statements.add(
          new SourceStatement(
              new StatementNumber(statements.size() + 1),
              statement.kind(),
              text.span(statement.from(), statement.to())));
    }
  }

  public List<SourceStatement> all() {
    return List.copyOf(statements);
  }

  /** The innermost statement at a place. */
  public Optional<Integer> at(SourceSpan place) {
    int offset = text.offset(place.line(), place.column());
    Optional<Integer> found = Optional.empty();
    for (int i = 0; i < outline.size(); i++) {
      boolean isCloser =
          found.isEmpty() || outline.get(i).length() <= outline.get(found.get()).length();
      if (outline.get(i).holds(offset) && isCloser) {
        found = Optional.of(i);
      }
    }
    return found;
  }

  /** The statement right around another one. */
  public Optional<Integer> parent(int statement) {
    OutlinedStatement inner = outline.get(statement);
    Optional<Integer> found = Optional.empty();
    for (int i = 0; i < outline.size(); i++) {
      OutlinedStatement outer = outline.get(i);
      boolean isAround = i != statement && outer.from() <= inner.from() && inner.to() <= outer.to();
      boolean isLarger = outer.length() > inner.length() || isAround && i < statement;
      boolean isCloser = found.isEmpty() || outer.length() <= outline.get(found.get()).length();
      if (isAround && isLarger && isCloser) {
        found = Optional.of(i);
      }
    }
    return found;
  }

  /** Whether it decides on a loop over a range: all code of such a loop is at one place. */
  public boolean repeats(int statement) {
    return outline.get(statement).repeats();
  }

  /** The number of the condition of a statement at a place: 0 if it is the only one. */
  public Optional<Integer> condition(int statement, SourceSpan place) {
    OutlinedStatement outlined = outline.get(statement);
    if (outlined.conditions().isEmpty()) {
      return outlined.kind().decides() ? Optional.of(0) : Optional.empty();
    }
    int offset = text.offset(place.line(), place.column());
    Optional<Integer> found = Optional.empty();
    for (int i = 0; i < outlined.conditions().size(); i++) {
      Extent condition = outlined.conditions().get(i);
      boolean isCloser =
          found.isEmpty() || length(condition) < length(outlined.conditions().get(found.get()));
      if (condition.holds(offset) && isCloser) {
        found = Optional.of(i);
      }
    }
    boolean isOnly = outlined.conditions().size() == 1 && outlined.kind().decides();
    // A variable that a condition declares stands before it.
    return isOnly ? Optional.of(0) : found.map(index -> index + 1);
  }

  private static int length(Extent extent) {
    return extent.to() - extent.from();
  }

  /** The range of a condition, by the number that it has in its statement. */
  public SourceSpan place(int statement, int condition) {
    ConditionSpan span = span(statement, condition);
    return text.span(span.from(), span.to());
  }

  /** How many conditions a statement has. */
  public int conditions(int statement) {
    return outline.get(statement).conditions().size();
  }

  /** Where the text has a condition, by the number that it has in its statement. */
  public ConditionSpan span(int statement, int condition) {
    OutlinedStatement outlined = outline.get(statement);
    Extent extent =
        outlined.conditions().isEmpty()
            ? new Extent(outlined.from(), outlined.to())
            : outlined.conditions().get(Math.max(0, condition - 1));
    boolean isTruth = outlined.kind() != SourceStatement.Kind.SWITCH;
    return new ConditionSpan(
        statements.get(statement).span().file().path(),
        extent.from(),
        extent.to(),
        isTruth ? ConditionSpan.Use.TRUTH : ConditionSpan.Use.VALUE);
  }
}
