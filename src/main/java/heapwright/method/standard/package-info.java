/**
 * The standard method, which composes the others. {@link heapwright.method.standard.Standard} is
 * its door. One search for all goals of a function: paths grow from the function's start, those
 * first that are short and near a goal that is still open; each fact goes to an incremental solver,
 * so that an infeasible path is cut at once; aliases are assumed where a path gives evidence for
 * them; every input is run on the concrete machine and ticks off whatever it meets.
 */
package heapwright.method.standard;
