/**
 * A concrete input for a function: objects with the values of their cells, arguments, globals and
 * standard input. Methods give their inputs in these terms; the concrete machine, emission and
 * reports read them.
 *
 * <p>{@link heapwright.testcase.stub.Stubs} and {@link heapwright.testcase.scenario.Scenario} add
 * functions of ours to a program: what it only declares, and what a test does besides one call.
 *
 * <p>Cells are addressed by byte offset and read by {@link heapwright.ir.type.Cell}, so that
 * unions, casts and bit-fields need nothing special. Data only.
 */
package heapwright.testcase;
