/** C's types, their layout and the data model; the locals and cells that have them. */
package heapwright.ir.type;
