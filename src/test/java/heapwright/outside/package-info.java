/**
 * Holds {@code gen} against the truth about the outside: what the given file does not define or
 * control. {@link heapwright.outside.Fixtures} are functions whose outcomes were marked by hand;
 * nothing here asks the tool what it believes of the outside.
 */
package heapwright.outside;
