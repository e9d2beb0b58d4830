package heapwright.method.sgen;

/** A variable at one version, as it is written: {@code y0}, {@code x0.f2}, {@code 1_L0.data0}. */
record SsaName(String text) {

  @Override
  public String toString() {
    return text;
  }
}
