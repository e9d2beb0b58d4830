/**
 * Wiring: what the packages do, put together. {@link heapwright.app.program.CLibrary} links the
 * library models into a program; {@code app.cli} is the command line.
 */
package heapwright.app;
