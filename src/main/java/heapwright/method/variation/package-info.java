/**
 * What an input is made of, and how another one is made of it: its scalars ({@link
 * heapwright.method.variation.InputScalars}), its texts, the objects that its pointers may lead to.
 * Says nothing of what such inputs are good for; the search for faults and branch-distance search
 * build on it.
 */
package heapwright.method.variation;
