/**
 * What each statement does to σ and to the versions. Asks the symbolic machine by {@link
 * heapwright.method.sgen.transfer.MachineView} only.
 */
package heapwright.method.sgen.transfer;
