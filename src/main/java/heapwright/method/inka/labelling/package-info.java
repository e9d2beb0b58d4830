/** Chooses where propagation leaves something open, and makes an input of what has been chosen. */
package heapwright.method.inka.labelling;
