package heapwright.testcase;

/** The name of an input object, unique in its input and fit to be a C identifier: {@code n1}. */
public record ObjectName(String text) {

  @Override
  public String toString() {
    return text;
  }
}
