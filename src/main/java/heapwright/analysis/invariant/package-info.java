/**
 * What holds at a point of a function whenever control comes there, whatever it is called with: by
 * abstract interpretation over the whole function, without any bound on loops. An outcome whose
 * condition contradicts what holds is infeasible.
 *
 * <p>The door is {@link heapwright.analysis.invariant.Invariants}. A {@code State} gives each
 * register and each known memory cell a {@code Value}; values are names for numbers, and what is
 * known of the numbers is kept apart: differences ({@code Zone}), remainders ({@code Congruence},
 * {@code Residues}), what is known to differ, ranges of floating-point numbers. Equal values have
 * one name, so equalities need no domain of their own. Knows the ir and its control flow only.
 */
package heapwright.analysis.invariant;
