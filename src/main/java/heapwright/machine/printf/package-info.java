/**
 * printf as glibc has it in the C locale; floating-point numbers are written by the C library
 * itself. The door is {@link heapwright.machine.printf.PrintfFormat}: a format parsed once, then
 * printed with arguments that the caller hands in through {@link
 * heapwright.machine.printf.PrintfArguments}.
 *
 * <p>Knows nothing of memory: what a pointer points to is read through the pointer.
 */
package heapwright.machine.printf;
