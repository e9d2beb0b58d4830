package heapwright.method.sgen.summary;

/** What analyses cost, those inside others included. */
final class Effort {
  private long spent;

  void spend() {
    spent++;
  }

  long spent() {
    return spent;
  }
}
