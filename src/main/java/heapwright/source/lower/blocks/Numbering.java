package heapwright.source.lower.blocks;

import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The numbered statements of a function. Numbers follow the source, but code is not always lowered
 * in that order (a call's last argument comes first), so the numbers given out are provisional and
 * the final ones are known at the end.
 */
public final class Numbering {

  /** A numbered statement, with the offsets of the conditions inside its {@code &&}s. */
  private record Entry(
      int offset, SourceStatement.Kind kind, SourceSpan span, List<Integer> conditions) {}

  private static final StatementNumber NONE = new StatementNumber(0);

  private final List<Entry> entries = new ArrayList<>();
  private StatementNumber current = NONE;
  private boolean inOrder = true;

  /** A new statement that begins at this offset; it becomes the current one. */
  StatementNumber begin(int offset, SourceStatement.Kind kind, SourceSpan span) {
    inOrder &= entries.isEmpty() || entries.get(entries.size() - 1).offset() <= offset;
    entries.add(new Entry(offset, kind, span, new ArrayList<>(0)));
    current = new StatementNumber(entries.size());
    return current;
  }

  /** The statement to which conditions of values belong. */
  public StatementNumber current() {
    return current;
  }

  /** Goes back to a statement after others were nested in it. */
  public void resume(StatementNumber statement) {
    current = statement;
  }

  /** How many statements there are so far. */
  public int count() {
    return entries.size();
  }

  /** The first statement after this many, if there is one by now. */
  public Optional<StatementNumber> firstSince(int earlier) {
    return count() > earlier ? Optional.of(new StatementNumber(earlier + 1)) : Optional.empty();
  }

  /** The next condition of a statement that has several. */
  public DecisionId condition(StatementNumber statement, int offset) {
    if (statement.equals(NONE)) {
      return new DecisionId(NONE, 1);
    }
    List<Integer> conditions = entries.get(statement.value() - 1).conditions();
    inOrder &= conditions.isEmpty() || conditions.get(conditions.size() - 1) <= offset;
    conditions.add(offset);
    return new DecisionId(statement, conditions.size());
  }

  /** Whether the provisional numbers are final. */
  boolean isInOrder() {
    return inOrder;
  }

  /** The statements by their final numbers. */
  public List<SourceStatement> statements() {
    List<SourceStatement> statements = new ArrayList<>(entries.size());
    for (int index : order(entries.stream().map(Entry::offset).toList())) {
      Entry entry = entries.get(index);
      StatementNumber number = new StatementNumber(statements.size() + 1);
      statements.add(new SourceStatement(number, entry.kind(), entry.span()));
    }
    return statements;
  }

  /** What provisional numbers have become. */
  Renumbering renumbering() {
    int[] statements = ranks(entries.stream().map(Entry::offset).toList());
    List<int[]> conditions = entries.stream().map(e -> ranks(e.conditions())).toList();
    return new Renumbering(statements, conditions);
  }

  /** Final numbers by provisional ones, both counted from 0. */
  record Renumbering(int[] statements, List<int[]> conditions) {

    StatementNumber of(StatementNumber provisional) {
      return new StatementNumber(statements[provisional.value() - 1] + 1);
    }

    DecisionId of(DecisionId provisional) {
      int[] ranks = conditions.get(provisional.statement().value() - 1);
      int condition = provisional.condition();
      return new DecisionId(
          of(provisional.statement()), condition == 0 ? 0 : ranks[condition - 1] + 1);
    }
  }

  /** The indices in the order of their offsets; what begins at one place keeps its order. */
  private static int[] order(List<Integer> offsets) {
    return IntStream.range(0, offsets.size())
        .boxed()
        .sorted(Comparator.comparing(offsets::get))
        .mapToInt(i -> i)
        .toArray();
  }

  private static int[] ranks(List<Integer> offsets) {
    int[] order = order(offsets);
    int[] ranks = new int[order.length];
    for (int rank = 0; rank < order.length; rank++) {
      ranks[order[rank]] = rank;
    }
    return ranks;
  }
}
