/**
 * What {@code gen} reports: {@link heapwright.report.suite.SuiteReport} holds everything that a run
 * found out, for {@code report.json} and {@code report.html}; {@link
 * heapwright.report.suite.SuiteTable} shows it on the terminal.
 */
package heapwright.report.suite;
