/**
 * SGEN between procedures: calls are answered with what was found out about the callee before,
 * instead of stepping into it.
 *
 * <p>The door is {@link heapwright.method.sgen.summary.Summaries}, a rule for calls. A procedure's
 * summary is its tuples (σI, ζI, σO, ζO), made as callers ask for them; where a caller aliases what
 * the tuples take for distinct, the procedure is analysed anew in that context, for this caller and
 * all later ones.
 */
package heapwright.method.sgen.summary;
