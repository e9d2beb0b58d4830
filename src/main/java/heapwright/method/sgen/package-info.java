/**
 * SGEN: shape generation along a path, as Chung and Bieman published it, with an evaluator of its
 * own. σ says where pointers point, ζ what numbers fulfil; both together are the input, or the
 * reason why there is none.
 *
 * <p>What is ours is named so: arrays and pointer arithmetic inside of objects, indices of the
 * input at few values, calls that are stepped into, blocks that are gone for every alias, aliases
 * that only values give evidence of. The rest of C is <i>outside SGEN</i>, at its line.
 *
 * <p>The door is {@link heapwright.method.sgen.Sgen}.
 */
package heapwright.method.sgen;
