/** How much may be done for something. Knows nothing of what is done. */
package heapwright.method.budget;
