/** The table that {@code --trace} prints. Changes no map. */
package heapwright.method.addressmapper.trace;
