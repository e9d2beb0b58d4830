package heapwright.method.inka.state;

import heapwright.ir.type.Type;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;

/** Something that the path to the goal leaves open, in the order in which the path comes to it. */
public sealed interface OpenItem {

  <R> R match(Cases<R> cases);

  /** One case per kind of item. */
  interface Cases<R> {
    R decision(Decision item);

    R dereference(Dereference item);

    R invocation(Invocation item);

    R frontier(Frontier item);
  }

  /**
   * A decision with several outcomes: the operator ite, or w where it ends at the gate of a loop,
   * which takes one more round or none.
   *
   * @param state before the decision
   * @param subject what is decided on
   * @param stop where all outcomes join
   */
  record Decision(ConstraintState state, DomainValue subject, UnfoldingStop stop)
      implements OpenItem {
    public CallFrame frame() {
      return state.frame();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decision(this);
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
