/**
 * AddressMapper's memory: cells, pointers and variables in an immutable {@link
 * heapwright.method.addressmapper.map.AddressMap}. Knows no operation.
 */
package heapwright.method.addressmapper.map;
