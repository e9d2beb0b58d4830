/**
 * What other tools read. {@link heapwright.report.json.PathJson} is the door for one path, {@link
 * heapwright.report.json.SuiteJson} for a whole run.
 *
 * <p>Integers are exact, whatever their size. Floating-point numbers are numbers, or the texts
 * {@code NaN}, {@code Infinity}, {@code -Infinity}. A pointer is {@code null}, the {@code id} of an
 * object, with an offset in bytes where it leads inside ({@code "n1 + 8"}), {@code "&name"} of a
 * global or function, or an address that is nothing but a number ({@code "0x10"}). Standard input
 * is a text of one character for each byte.
 */
package heapwright.report.json;
