/**
 * What lowering code at one place needs: {@link heapwright.source.lower.context.CodeContext}, with
 * an interface for each family of lowerings. The families know one another by these interfaces
 * only.
 */
package heapwright.source.lower.context;
