package heapwright.emit;

import java.util.Map;
import java.util.SortedMap;

/**
 * Programs that show faults.
 *
 * @param files a whole program for each fault, by the fault's name
 * @param together all of them as one program, which is told by its argument which fault to show
 * @param left the faults that C cannot express from outside the function, and what they would need
 */
public record Reproduction(
    Map<String, String> files, String together, SortedMap<String, String> left) {}
