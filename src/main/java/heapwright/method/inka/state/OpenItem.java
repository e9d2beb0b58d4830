package heapwright.method.inka.state;

import heapwright.ir.type.Type;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import java.util.function.Function;

/** Something that the path to the goal leaves open, in the order in which the path comes to it. */
public sealed interface OpenItem {

  /** What one of four functions makes of it. */
  default <R> R match(
      Function<Decision, R> decision,
      Function<Dereference, R> dereference,
      Function<Invocation, R> invocation,
      Function<Frontier, R> frontier) {
    if (this instanceof Decision item) {
      return decision.apply(item);
    }
    if (this instanceof Dereference item) {
      return dereference.apply(item);
    }
    return this instanceof Invocation item
        ? invocation.apply(item)
        : frontier.apply((Frontier) this);
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
      implements OpenItem {}

  /**
   * A call of a function that is being called already, not looked into yet: what it does is
   * whatever its text may do.
   *
   * @param inside at its beginning
   * @param stop behind it
   */
  record Invocation(ConstraintState inside, UnfoldingStop stop) implements OpenItem {}

  /**
   * Here the translation waits until some of what lies before is known.
   *
   * @param far whether it has come so far that all that lies before is to be known first
   */
  record Frontier(ConstraintState state, UnfoldingStop stop, boolean far) implements OpenItem {}
}
