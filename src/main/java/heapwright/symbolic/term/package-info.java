/**
 * The term language that stands between the symbolic machine and the solvers: truth values,
 * bit-vectors of 1 to 128 bits and floating-point numbers, over named inputs.
 *
 * <p>Terms are made by {@link heapwright.symbolic.term.Terms}, which simplifies as it builds and
 * keeps one object per term, so terms are compared by identity. Every operator is total: division
 * by zero and wide shifts have SMT-LIB's values, a conversion to an integer that does not fit has
 * x86-64's. What C leaves undefined is for the symbolic machine to notice.
 *
 * <p>No traversal here recurses on the depth of a term: a loop of 100,000 additions is one.
 */
package heapwright.symbolic.term;
