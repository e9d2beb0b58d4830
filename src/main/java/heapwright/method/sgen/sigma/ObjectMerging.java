package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Region;

/** Makes two objects one. */
@FunctionalInterface
public interface ObjectMerging {
  /**
   * An object that only pointers name is found to begin this many bytes into another one.
   *
   * @return whether that can be made so now; what was written as two objects cannot
   */
  boolean merged(Region part, Region whole, long distance);
}
