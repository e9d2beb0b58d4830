package heapwright.symbolic.heap;

/** A byte of an object. */
public record Place(ObjectId object, long offset) {
  public Place plus(long bytes) {
    return new Place(object, offset + bytes);
  }
}
