package heapwright.method.sgen.summary;

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

  @Override
  public String toString() {
    return "summaries built "
        + built
        + ", tuples "
        + tuples
        + ", calls reusing them "
        + reused
        + ", tuples inconsistent with a call "
        + inconsistent
        + ", analysed anew for aliases "
        + reanalysed
        + ", inlined instead "
        + inlined;
  }
}
