/**
 * TAO (Lapierre): all short paths to an edge as one tree, their conditions as one disjunction,
 * which one mixed-integer program solves. {@link heapwright.method.tao.Tao} is the door.
 *
 * <p>The unconstrained edges say what to aim at; the limit k, how often a statement may recur on a
 * path, says in what order. Beyond the publication: a subtree is dropped as soon as its condition
 * is unsatisfiable, what is not linear goes to the other solvers path by path, pointers of the
 * input may share objects, and a goal whose trees end without a leaf is proved infeasible.
 */
package heapwright.method.tao;
