/** What expressions give: lvalues, rvalues, lanes, and how objects are read and written. */
package heapwright.source.lower.values;
