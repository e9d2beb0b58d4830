/** Builds the input of a path from &gamma;0, &chi; and the numbers that were found. */
package heapwright.method.addressmapper.input;
