/**
 * Variables and operators in Choco's engine, and the worlds that they live in. They know their
 * engine as {@link heapwright.solve.domains.engine.ConstraintStore} only.
 */
package heapwright.solve.domains.engine;
