/**
 * What {@code gen} has to tell: {@link heapwright.report.suite.SuiteReport} holds everything that a
 * run found out, for the table on the terminal, {@code report.json} and {@code report.html}. Data
 * only.
 */
package heapwright.report.suite;
