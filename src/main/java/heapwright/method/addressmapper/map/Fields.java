package heapwright.method.addressmapper.map;

import heapwright.symbolic.persistent.IntMap;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Pointers by the offset at which they are kept; immutable. */
public record Fields(IntMap<PointerValue> pointers) {
  public static final Fields EMPTY = new Fields(IntMap.empty());

  public Optional<PointerValue> at(long offset) {
    return pointers.get(key(offset));
  }

  public Fields with(long offset, PointerValue pointer) {
    return new Fields(pointers.with(key(offset), pointer));
  }

  public void forEach(BiConsumer<Long, PointerValue> consumer) {
    pointers.forEach(e -> consumer.accept(offset(e.key()), e.value()));
  }

  private static int key(long offset) {
    return (int) (offset >= 0 ? 2 * offset : -2 * offset - 1);
  }

  private static long offset(int key) {
    return key % 2 == 0 ? key / 2 : -(key + 1L) / 2;
  }
}
