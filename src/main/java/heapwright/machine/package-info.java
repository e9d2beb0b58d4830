/**
 * The concrete machine: runs a program of the IR on real values, exactly as it behaves when gcc 12
 * compiles it without optimisation for x86-64 Linux, and names every fault.
 *
 * <p>The door is {@link heapwright.machine.ConcreteMachine}. Below it: {@code outcome}, how runs
 * end; {@code memory}, objects and addresses; {@code code}, the compiled program; {@code builtin},
 * the part of the C library that is not itself C; {@code number}, the arithmetic that Java lacks.
 */
package heapwright.machine;
