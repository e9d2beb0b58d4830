/**
 * Mixed-integer programming as an answerer: conditions over integers become rows of a linear
 * program, alternatives are switched by 0-1 variables (Lapierre's TAO). The door is {@link
 * heapwright.solve.linear.Linear}; the question is a {@link heapwright.solve.linear.Formula}, which
 * may hold alternatives, unlike the conjunctions of a {@link heapwright.solve.question.Solver}.
 *
 * <p>Knows nothing of paths and programs. Wrap-around, conversions between widths, and division by
 * constants are part of the program, by integer variables of their own; so what it says of a linear
 * formula holds of the machine's integers, in both directions.
 */
package heapwright.solve.linear;
