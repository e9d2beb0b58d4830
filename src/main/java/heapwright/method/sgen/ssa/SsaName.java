package heapwright.method.sgen.ssa;

/** A variable at one version, as it is written: {@code y0}, {@code x0.f2}, {@code 1_L0.data0}. */
public record SsaName(String text) {

  @Override
  public String toString() {
    return text;
  }
}
