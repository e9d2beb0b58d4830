/**
 * Programs run on unknown input: terms over named inputs, the lazily materialised heap, path states
 * and one step of each statement. Knows {@code ir}, and no solver.
 *
 * <p>The door is {@link heapwright.symbolic.SymbolicMachine}: it starts a function and executes one
 * statement at a time. States are immutable; a step that forks gives all alternatives, each with
 * the fact about numbers that holds there. Facts about pointers are part of the state: SGEN's
 * lattice and collections in {@link heapwright.symbolic.heap.InputPointer}, AddressMapper's
 * solution (every cell of the input as it was met) in {@link heapwright.symbolic.heap.HeapObject}.
 *
 * <p>Below it, from the bottom: {@code persistent}, immutable collections that share structure;
 * {@code term}, the language of facts; {@code scalar}, {@code heap} and {@code path}, what a state
 * is made of; {@code execution}, {@code library} and {@code step}, how it changes; {@code tuple},
 * paths through procedures for any caller.
 */
package heapwright.symbolic;
