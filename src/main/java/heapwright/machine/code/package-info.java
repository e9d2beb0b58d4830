/**
 * Compiled code: each function of the IR becomes, on its first call, a graph of closures over a
 * frame of 64-bit slots.
 *
 * <p>The doors are {@link heapwright.machine.code.processor.Processor}, what running code works on,
 * and {@link heapwright.machine.code.Linker}, which finds and compiles what is called. Slot 0 and 1
 * of a frame take the result; see {@link heapwright.machine.code.processor.FrameLayout} for the
 * rest.
 */
package heapwright.machine.code;
