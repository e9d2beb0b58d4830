package heapwright.symbolic;

/** A byte of an object. */
record Place(ObjectId object, long offset) {
  Place plus(long bytes) {
    return new Place(object, offset + bytes);
  }
}
