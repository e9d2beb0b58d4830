/** How long something may take. Knows nothing of what is done with the time. */
package heapwright.method.budget;
