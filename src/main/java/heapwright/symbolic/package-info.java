/**
 * Programs run on unknown input: terms over named inputs, the lazily materialised heap, path states
 * and one step of each statement. Knows {@code ir}, and no solver.
 *
 * <p>The door is {@link heapwright.symbolic.SymbolicMachine}: it starts a function and executes one
 * statement at a time. States are immutable; a step that forks gives all alternatives, each with
 * the fact about numbers that holds there. Facts about pointers are part of the state: SGEN's
 * lattice and collections in {@link heapwright.symbolic.InputPointer}, AddressMapper's solution
 * (every cell of the input as it was met) in {@link heapwright.symbolic.HeapObject}.
 *
 * <p>Below it: {@code term}, the language of facts; {@code persistent}, immutable collections that
 * share structure.
 */
package heapwright.symbolic;
