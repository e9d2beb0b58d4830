package heapwright.method.inka.state;

import heapwright.ir.type.Type;
import heapwright.solve.domains.engine.PointerVariable;
import java.util.List;

/** Something that the path to the goal leaves open, in the order in which the path comes to it. */
public sealed interface OpenItem {

  <R> R match(Cases<R> cases);

  /** One case per kind of item. */
  interface Cases<R> {
    R decision(Decision item);

    R round(Round item);

    R dereference(Dereference item);

    R invocation(Invocation item);

    R frontier(Frontier item);
  }

  /**
   * The operator ite: one of several outcomes.
   *
   * @param state before the decision
   * @param subject what is decided on
   * @param outcomes those that may lead to the goal
   * @param stop where all of them join
   */
  record Decision(
      ConstraintState state, DomainValue subject, List<Integer> outcomes, UnfoldingStop stop)
      implements OpenItem {
    public Decision {
      outcomes = List.copyOf(outcomes);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decision(this);
    }
  }

  /**
   * The operator w: one more round, or none.
   *
   * @param arrival before the gate's block
   * @param state before the gate's decision
   */
  record Round(
      ConstraintState arrival, ConstraintState state, DomainValue subject, UnfoldingStop stop)
      implements OpenItem {
    public int again() {
      return stop.round().orElseThrow().again();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.round(this);
    }
  }

  /**
   * A pointer was followed, and where it points is not known yet.
   *
   * @param base the pointer that the address is made from
   * @param pointed what that points to
   * @param address what was followed
   * @param type what lies there
   */
  record Dereference(PointerVariable base, Type pointed, PointerVariable address, Type type)
      implements OpenItem {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.dereference(this);
    }
  }

  /**
   * A call of a function that is being called already, not looked into yet: what it does is
   * whatever its text may do.
   *
   * @param inside at its beginning
   * @param stop behind it
   */
  record Invocation(ConstraintState inside, UnfoldingStop stop) implements OpenItem {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.invocation(this);
    }
  }

  /**
   * Here the translation waits until some of what lies before is known.
   *
   * @param far whether it has come so far that all that lies before is to be known first
   */
  record Frontier(ConstraintState state, UnfoldingStop stop, boolean far) implements OpenItem {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.frontier(this);
    }
  }
}
