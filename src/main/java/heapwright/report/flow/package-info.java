/**
 * A function's control flow for readers: {@link heapwright.report.flow.Listing} puts statement
 * numbers, decisions, loops and unconstrained edges beside the source text, {@link
 * heapwright.report.flow.FlowFigure} draws the graph as SVG, {@link
 * heapwright.report.flow.DecisionText} has the decisions' own words. These are the doors.
 *
 * <p>Knows the ir and its analyses, nothing of how programs are read or of where text goes to.
 */
package heapwright.report.flow;
