/**
 * scanf as glibc 2.36 has it in the C locale, with the meaning of %a that C99 gives it. The door is
 * {@link heapwright.machine.number.scanf.ScanfFormat}: a format parsed once, then matched with an
 * input and stored through targets that the caller hands in.
 *
 * <p>Knows nothing of memory or of files. Where glibc reads further than C17 7.21.6.2 asks, or
 * pushes back less, so does this.
 */
package heapwright.machine.number.scanf;
