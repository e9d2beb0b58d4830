package heapwright.solve.domains.engine;

/** Hears of what operators do, in the states that they go through, for people to read. */
public interface PropagationListener {
  PropagationListener NONE = new PropagationListener() {};

  /** An operator was taken in. */
  default void posted(DomainOperator operator) {}

  /** A suspended operator is evaluated again because a variable has changed. */
  default void woken(DomainOperator operator, DomainVariable by) {}

  /** A domain became smaller; the deduction is spelled for this. */
  default void deduced(Deduction deduction) {}

  /** Nothing more can come of an operator. */
  default void entailed(DomainOperator operator) {}

  /** The world contradicts itself: what was demanded last is impossible. */
  default void failed(Deduction last) {}
}
