package heapwright.method.sgen.ssa;

/**
 * A pointer variable at one version: what σ maps to locations. Versions of one variable are
 * different pointers, which is what makes SSA names facts for the whole path.
 *
 * @param index in the order in which they appear
 * @param isInput whether it is version 0 of a pointer of the input
 */
public record SsaPointer(int index, SsaName name, SsaVariable variable, boolean isInput) {

  /** Whether it is part of the input, or no later version of the variable exists. */
  public boolean matters() {
    return isInput || variable.pointer().filter(this::equals).isPresent();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SsaPointer pointer && pointer.index == index;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return name.text();
  }
}
