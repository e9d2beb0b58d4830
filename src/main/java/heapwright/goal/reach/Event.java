package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.Optional;

/** Something that happens at a moment of a call. */
public sealed interface Event {

  <R> R match(Cases<R> cases);

  /** One case per event. */
  interface Cases<R> {
    R arrival(Arrival event);

    R turn(Turn event);

    R rounds(Rounds event);
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
    public <R> R match(Cases<R> cases) {
      return cases.arrival(this);
    }

    Arrival when(Condition holds) {
      return new Arrival(statement, visit, Optional.of(holds));
    }
  }

  /** A decision takes an outcome. */
  record Turn(Goal.Branch branch) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.turn(this);
    }
  }

  /**
   * A loop runs so many times: from a moment when control enters it to the one when control leaves
   * it, its body is begun that often. For "at least" it need not be left.
   *
   * @param loop the index of the loop in the function's
   * @param within in which rounds of loops around it
   */
  record Rounds(int loop, Bound bound, int times, List<Round> within) implements Event {
    public Rounds {
      within = List.copyOf(within);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rounds(this);
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
