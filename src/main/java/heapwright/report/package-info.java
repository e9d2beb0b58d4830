/**
 * What people and other tools get to see: text for the terminal, files for the browser. Each kind
 * of report has a package of its own.
 */
package heapwright.report;
