package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Something that happens at a moment of a call. */
public sealed interface Event {

  /** Where people look for it in its function. */
  SourceSpan span(Function function);

  /** Does what belongs to the kind of event. */
  default void match(
      Consumer<Arrival> arrival,
      Consumer<Turn> turn,
      Consumer<Rounds> rounds,
      Consumer<Entry> entry) {
    if (this instanceof Arrival event) {
      arrival.accept(event);
    } else if (this instanceof Turn event) {
      turn.accept(event);
    } else if (this instanceof Rounds event) {
      rounds.accept(event);
    } else {
      entry.accept((Entry) this);
    }
  }

  /**
   * The function is called.
   *
   * @param bodiless the function that is meant instead: one of the library, which no text enters;
   *     then a function of the user's calls it, be it a callee of the goal's
   */
  record Entry(Optional<SymbolId> bodiless) implements Event {
    @Override
    public SourceSpan span(Function function) {
      return function.span();
    }
  }

  /**
   * Control arrives at a statement, before it is executed.
   *
   * @param visit which arrival in the call, from 1; any if empty
   * @param condition what holds at that moment
   */
  record Arrival(StatementNumber statement, Optional<Integer> visit, Optional<Condition> condition)
      implements Event {
    @Override
    public SourceSpan span(Function function) {
      return function.statement(statement).span();
    }

    Arrival when(Condition holds) {
      return new Arrival(statement, visit, Optional.of(holds));
    }
  }

  /** A decision takes an outcome. */
  record Turn(Goal.Branch branch) implements Event {
    @Override
    public SourceSpan span(Function function) {
      return function.block(branch.from()).terminator().span();
    }
  }

  /**
   * A loop runs this many times: from a moment when control enters it to the one when control
   * leaves it, its body is begun that often. For "at least" it need not be left.
   *
   * @param loop the index of the loop in the function's
   * @param within in which rounds of loops around it
   */
  record Rounds(int loop, Bound bound, int times, List<Round> within) implements Event {
    public Rounds {
      within = List.copyOf(within);
    }

    @Override
    public SourceSpan span(Function function) {
      return function.loops().all().get(loop).span();
    }
  }

  /** How a number of rounds is bounded. */
  enum Bound {
    AT_LEAST(">="),
    EXACTLY("=="),
    AT_MOST("<=");

    private final String sign;

    Bound(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /**
   * One round of a loop.
   *
   * @param number from 1
   */
  record Round(int loop, int number) {}

  /**
   * What holds at a statement, as C.
   *
   * @param text as the user wrote it
   * @param offset where it stands in the goal's text
   */
  record Condition(StatementNumber at, String text, int offset) {}
}
