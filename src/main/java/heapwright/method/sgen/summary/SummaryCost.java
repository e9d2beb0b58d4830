package heapwright.method.sgen.summary;

/** What analyses cost, those inside others included. */
final class SummaryCost {
  private long spent;

  void spend() {
    spent++;
  }

  long spent() {
    return spent;
  }
}
