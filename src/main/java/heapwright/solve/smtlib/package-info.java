/**
 * Facts as scripts in SMT-LIB 2.6, for solvers outside of Heapwright: bit-vectors and IEEE floats.
 * The door is {@link heapwright.solve.smtlib.SmtLibScript}. Nothing here solves anything.
 */
package heapwright.solve.smtlib;
