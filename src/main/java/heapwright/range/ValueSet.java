package heapwright.range;

/**
 * The values that something may have. Sets that are held against one another are of one kind. Where
 * {@link #intersect} takes nothing away, the result is the set itself.
 */
public interface ValueSet {
  boolean isEmpty();

  boolean isSingle();

  boolean meets(ValueSet other);

  ValueSet intersect(ValueSet other);

  ValueSet union(ValueSet other);

  boolean isWithin(ValueSet other);
}
