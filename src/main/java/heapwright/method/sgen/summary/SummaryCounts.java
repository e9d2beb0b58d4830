package heapwright.method.sgen.summary;

import java.util.List;

/**
 * What summaries were good for.
 *
 * @param built procedures that were analysed
 * @param tuples paths through them that were followed to their end
 * @param reused calls that needed nothing but what earlier ones had found out
 * @param inconsistent tuples that did not fit a call
 * @param reanalysed procedures that were analysed anew because of a caller's aliases
 * @param inlined calls, or parts of their callees, that were stepped into instead
 */
public record SummaryCounts(
    int built, int tuples, int reused, int inconsistent, int reanalysed, int inlined) {

  /** For people. */
  public List<String> lines() {
    return List.of(
        built + " built, with " + tuples + " paths followed to their end",
        reused + " calls needed nothing else",
        inconsistent + " times a path did not fit a call",
        reanalysed + " built anew because a caller aliases its arguments",
        inlined + " times the callee was stepped into instead");
  }
}
