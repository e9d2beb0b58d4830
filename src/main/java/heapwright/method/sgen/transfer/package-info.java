/**
 * What each statement does to σ, to the versions and to ζ: SGEN's own evaluator over the
 * representation. Knows no machine: numbers are terms over the input, pointers are what σ says.
 *
 * <p>Beyond the publication, and named so where it shows: arrays and pointer arithmetic at offsets
 * that are known, few indices that depend on the input, blocks that are gone for every alias, calls
 * that are stepped into.
 */
package heapwright.method.sgen.transfer;
