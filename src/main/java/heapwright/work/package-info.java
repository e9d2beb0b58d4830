/** Counts work, so that budgets do not depend on clocks. Knows nothing of what is done. */
package heapwright.work;
