/**
 * Finite domains: variables for integers, pointers and memories whose domains shrink, hosted by
 * Choco's engine, and INKA's operators on them. {@link heapwright.solve.domains.DomainEngine} is
 * the door; variables are read by whoever likes and changed through the engine alone. Knows nothing
 * of programs: what statements mean is said by whoever posts operators.
 */
package heapwright.solve.domains;
