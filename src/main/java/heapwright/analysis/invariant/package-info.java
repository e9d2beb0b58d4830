/**
 * What holds at a point of a function whenever control is there, whatever the arguments: by
 * abstract interpretation over the whole function, without any bound on loops. An outcome whose
 * condition contradicts what holds is infeasible.
 *
 * <p>The door is {@link heapwright.analysis.invariant.Invariants}. An {@code AbstractState} gives
 * each register and each known memory cell an {@code AbstractValue}; values are names for numbers,
 * and what is known of the numbers is kept apart: differences ({@code Zone}), remainders ({@code
 * Congruence}, {@code Residues}), the numbers that one may be where they are few ({@code
 * SmallValueSet}), what is known to differ, ranges of floating-point numbers. Equal values have one
 * name, so equalities need no domain of their own. States that differ in a flag or in how a loop or
 * call was left ({@code ExitHistory}) are kept apart as long as they are few. What the library
 * promises is taken from {@code LibraryContracts}; lengths of strings are kept like cells ({@code
 * StringLengths}), constant tables are looked into ({@code NumberTable}), and small ranges are
 * enumerated ({@code ValueEnumeration}). Recursive functions are summarised ({@code
 * RecursiveSummaries}) for precise invariants. {@code ProgramFacts} holds what is the same for all
 * functions of a program. Knows the ir and its control flow only.
 */
package heapwright.analysis.invariant;
