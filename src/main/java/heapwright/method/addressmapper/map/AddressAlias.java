package heapwright.method.addressmapper.map;

/**
 * Two pointers of the input are one: where the path meets the later one, it takes the earlier one's
 * address, NULL or not.
 *
 * @param pointer how the source reaches the later pointer
 * @param target how it reached the earlier one, or {@code &} and a global's key
 * @param distance bytes from where the earlier pointer points to where the later one points
 */
public record AddressAlias(String pointer, String target, long distance) {

  @Override
  public String toString() {
    return pointer + " is " + target + (distance == 0 ? "" : " + " + distance);
  }
}
