/**
 * Finite domains: variables for integers, pointers and memories whose domains shrink, hosted by
 * Choco's engine, and INKA's operators on them. {@link heapwright.solve.domains.DomainEngine} is
 * the door; variables may be read from outside; only the engine changes them. Knows nothing of
 * programs: those who post operators say what statements mean.
 */
package heapwright.solve.domains;
