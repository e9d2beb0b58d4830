/**
 * What a person should know of a path that can be taken: what it leaves out and what it repeats.
 */
package heapwright.method.hint;
