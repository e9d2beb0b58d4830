package heapwright.source.llvm.lower;

import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.source.llvm.statement.FunctionStatements;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which statement of the source code is from, and the numbers of its decisions. */
final class CodePlaces {
  private final FunctionStatements statements;
  private final SourceSpan whole;
  private final Set<DecisionId> taken = new HashSet<>();
  private final Map<Integer, Integer> further = new HashMap<>();

  /** A decision, and where the source has its condition, if it does. */
  record Decided(DecisionId id, Optional<ConditionSpan> text, SourceSpan span) {}

  CodePlaces(FunctionStatements statements, SourceSpan whole) {
    this.statements = statements;
    this.whole = whole;
  }

  /** The numbered statements; a function whose text is not read is one statement. */
  List<SourceStatement> all() {
    return statements.all().isEmpty()
        ? List.of(
            new SourceStatement(new StatementNumber(1), SourceStatement.Kind.EXPRESSION, whole))
        : statements.all();
  }

  /** The statement at a place. */
  Optional<Integer> at(SourceSpan place) {
    return place.line() == 0 ? Optional.empty() : statements.at(place);
  }

  boolean repeats(int statement) {
    return statements.repeats(statement);
  }

  /** The statements that begin when control comes to one from another, outermost first. */
  List<Integer> entered(Optional<Integer> from, int to) {
    Set<Integer> around = new HashSet<>();
    for (Optional<Integer> s = from; s.isPresent(); s = statements.parent(s.get())) {
      around.add(s.get());
    }
    List<Integer> begun = new ArrayList<>();
    Optional<Integer> next = Optional.of(to);
    while (next.isPresent() && !around.contains(next.get())) {
      begun.add(next.get());
      next = statements.parent(next.get());
    }
    Collections.reverse(begun);
    return begun;
  }

  /** The innermost statement that both are in, or are. */
  Optional<Integer> common(Optional<Integer> one, Optional<Integer> other) {
    Set<Integer> around = new HashSet<>();
    for (Optional<Integer> s = one; s.isPresent(); s = statements.parent(s.get())) {
      around.add(s.get());
    }
    Optional<Integer> common = other;
    while (common.isPresent() && !around.contains(common.get())) {
      common = statements.parent(common.get());
    }
    return common;
  }

  StatementNumber number(int statement) {
    return new StatementNumber(statement + 1);
  }

  /**
   * A decision whose condition is computed at a place.
   *
   * @param current the statement that control is in, for code that is from nowhere
   */
  Decided decision(SourceSpan place, Optional<Integer> current) {
    Optional<Integer> statement = at(place);
    if (statement.isPresent()) {
      int index = statement.get();
      Optional<Integer> condition = statements.condition(index, place);
      if (condition.isPresent()) {
        DecisionId id = new DecisionId(number(index), condition.get());
        if (taken.add(id)) {
          return new Decided(
              id,
              Optional.of(statements.span(index, condition.get())),
              isLoopOverRange(index) ? place : statements.place(index, condition.get()));
        }
      }
    }
    return unwritten(statement.or(() -> current), place);
  }

  private boolean isLoopOverRange(int statement) {
    return statements.repeats(statement);
  }

  /** A decision that the source does not have. */
  Decided unwritten(Optional<Integer> current, SourceSpan place) {
    int index = current.orElse(0);
    boolean isKnown = index < statements.all().size();
    int first = (isKnown ? statements.conditions(index) : 0) + 1;
    int condition = further.merge(index, first, (old, unused) -> old + 1);
    DecisionId id = new DecisionId(number(index), condition);
    taken.add(id);
    return new Decided(id, Optional.empty(), place);
  }
}
