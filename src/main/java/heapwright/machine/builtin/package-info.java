/**
 * The functions of the C library that the machine runs itself: memory management, mathematics,
 * formatting and parsing of numbers, the streams' ends. The rest of the library is modelled in C.
 *
 * <p>The door is {@link heapwright.machine.builtin.BuiltIns}. Each family has a file and adds its
 * functions to the {@link heapwright.machine.builtin.BuiltInTable}.
 */
package heapwright.machine.builtin;
