/**
 * The words for the parts of an input, as C has them, for output that shows one: {@link
 * heapwright.report.input.Naming} for places and symbols, {@link
 * heapwright.report.input.CellValueText} for values, {@link heapwright.report.input.Quoted} for
 * bytes that are text.
 */
package heapwright.report.input;
