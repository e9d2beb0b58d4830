/**
 * One question, several answerers: can these facts hold together, and with which input?
 *
 * <p>The door is {@link heapwright.solve.Solvers}; a {@link heapwright.solve.question.Solver} is
 * opened per exploration. Cheap answers come first; what is left goes to a {@link
 * heapwright.solve.question.BackEnd}, of which the sub-packages hold one each. Unsatisfiable is
 * only ever answered when proved.
 */
package heapwright.solve;
