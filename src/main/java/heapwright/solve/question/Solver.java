package heapwright.solve.question;

import heapwright.symbolic.term.Term;

/** Facts on a stack, and the question whether they can hold together. */
public interface Solver extends AutoCloseable {
  /** What was assumed at some time. */
  interface Mark {}

  /** Marks a point to come back to. */
  void push();

  /** Forgets what was assumed since the last {@link #push} that is not yet popped. */
  void pop();

  /** What is assumed now, to come back to from anywhere. */
  Mark mark();

  /** Assumes what was assumed at a mark of this solver's, and nothing else. */
  void returnTo(Mark mark);

  /** Adds a fact, a term of truth. */
  void assume(Term fact);

  /** Whether what is assumed can hold, with any input that shows it. */
  Answer check();

  /**
   * As {@link #check}, with an answer that people like to read: small numbers and printable
   * characters, or few facts that contradict one another. Costs more; meant for the end of a path.
   */
  Answer checkReadable();

  SolverStatistics statistics();

  @Override
  void close();
}
