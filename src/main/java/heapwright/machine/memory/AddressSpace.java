package heapwright.machine.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Which object an address belongs to. The space is cut into windows; an object gets a window (a big
 * one several in a row) and lies well inside it, so that a pointer that strays before the start or
 * past the end still names its object.
 */
final class AddressSpace {
  /**
   * 16 MB a window: eight million small objects fit into the 47 bits that x86-64 gives a process.
   */
  private static final int WINDOW_BITS = 24;

  private static final long WINDOW = 1L << WINDOW_BITS;
  private static final long MARGIN = WINDOW / 4;

  /** Least alignment of everything, as malloc has it. */
  private static final long ALIGNMENT = 16;

  /**
   * Objects that are scattered get their windows in groups of this many, the last of them first.
   */
  private static final int GROUP = 64;

  /**
   * In windows with this bit the lower half of an address is a negative number. Scattered objects
   * have it if others have not, so that a call which depends on that half shows it.
   */
  private static final int NEGATIVE = 1 << (31 - WINDOW_BITS);

  /**
   * Scattered objects lie from this window on, and in all their addresses these bits are set. No
   * byte of an address that programs see is 0 then, as it is elsewhere, so that a call which reads
   * pointers byte by byte shows it.
   */
  private static final int SCATTERED = 0x22 << (32 - WINDOW_BITS);

  private static final long UPPER = 0x54L << 40;

  /** The windows that have a slot of their own in the table beside {@link #UPPER}. */
  private static final int MOST_SCATTERED = (int) (Long.lowestOneBit(UPPER) >>> WINDOW_BITS);

  /** How many distances there are between groups, and between objects of a group. */
  private static final int GAPS = 3;

  private static final MemoryObject NOWHERE =
      new MemoryObject(0, 0, new ObjectOrigin.Nothing(), false, o -> {});

  private MemoryObject[] table = new MemoryObject[1 << 10];

  private record Device(long start, long end) {}

  private final List<Device> devices = new ArrayList<>();
  private final List<MemoryObject> pinned = new ArrayList<>();
  private final FreeWindows free = new FreeWindows();
  private int fixedEnd = 1;
  private int next = 1;
  private boolean isScattered;
  private int sign;

  AddressSpace() {
    Arrays.fill(table, NOWHERE);
  }

  /** The object of the window that the address lies in, or one that refuses every access. */
  MemoryObject find(long address) {
    MemoryObject[] windows = table;
    return windows[(int) (address >>> WINDOW_BITS) & (windows.length - 1)];
  }

  /** Whether the window is the object's, not one that happens to share the table's slot. */
  boolean isNear(MemoryObject object, long address) {
    long start = object.base & -WINDOW;
    return object != NOWHERE
        && address - start >= 0
        && address - start < span(object.size) * WINDOW;
  }

  private static long span(long size) {
    return (size + 2 * MARGIN + MARGIN / 2) / WINDOW + 1;
  }

  MemoryObject place(
      long size,
      long alignment,
      ObjectOrigin storage,
      boolean readOnly,
      Consumer<MemoryObject> waking) {
    int window = reserve((int) span(size));
    long base = start(window, alignment) | (isScattered ? UPPER : 0);
    MemoryObject object = new MemoryObject(base, size, storage, readOnly, waking);
    Arrays.fill(table, window, window + (int) span(size), object);
    return object;
  }

  /** An object at a given address, which has the window to itself and keeps it. */
  MemoryObject pin(long address, long size, ObjectOrigin storage, Consumer<MemoryObject> waking) {
    MemoryObject object = new MemoryObject(address, size, storage, false, waking);
    pinned.add(object);
    grow(window(object) + 1);
    table[window(object)] = object;
    return object;
  }

  /** At these addresses there is a device, and no memory of the program's. */
  void device(long start, long end) {
    devices.add(new Device(start, end));
  }

  boolean isDevice(long address) {
    return devices.stream().anyMatch(d -> address >= d.start() && address < d.end())
        || pinned.stream().anyMatch(object -> isNear(object, address));
  }

  private static int window(MemoryObject object) {
    return (int) ((object.base & ~UPPER) >>> WINDOW_BITS);
  }

  /**
   * Where an object begins in its window. Neighbouring windows differ in the lower bits as
   * neighbouring blocks of a heap do, because programs hash pointers.
   */
  private static long start(int window, long alignment) {
    long stagger = 2L * window * ALIGNMENT & (MARGIN / 4 - 1);
    long base = (window * WINDOW) + MARGIN + stagger;
    long least = Math.max(alignment, ALIGNMENT);
    return (base + least - 1) / least * least;
  }

  private int reserve(int windows) {
    if (windows == 1 && !free.isEmpty()) {
      return free.take();
    }
    if (windows == 1 && isScattered) {
      while (free.isEmpty()) {
        group();
      }
      return free.take();
    }
    int window = next;
    for (MemoryObject object = taken(window, windows);
        object != NOWHERE;
        object = taken(window, windows)) {
      window = window(object) + 1;
    }
    next = window + windows;
    grow(next);
    return window;
  }

  /** Windows for objects to come, which will lie in the opposite order, at other distances. */
  private void group() {
    if ((next & NEGATIVE) != sign) {
      next = (next & -NEGATIVE) + NEGATIVE;
    }
    int window = next + 1 + next % GAPS;
    next += GROUP;
    grow(next);
    for (; window < next; window += 1 + window % GAPS) {
      if (taken(window, 1) == NOWHERE) {
        free.give(window);
      }
    }
  }

  private MemoryObject taken(int window, int windows) {
    for (MemoryObject object : pinned) {
      if (window(object) >= window && window(object) < window + windows) {
        return object;
      }
    }
    return NOWHERE;
  }

  private void grow(int windows) {
    if (isScattered && windows > MOST_SCATTERED) {
      throw new OutOfMemoryError("too many scattered objects");
    }
    if (windows > table.length) {
      int old = table.length;
      table = Arrays.copyOf(table, Math.max(2 * old, Integer.highestOneBit(windows) * 2));
      Arrays.fill(table, old, table.length, NOWHERE);
    }
  }

  /** Gives up the window of a dead object: from now on its old addresses may name another one. */
  void reuse(MemoryObject object) {
    if (span(object.size) == 1) {
      free.give(window(object));
    }
  }

  /** What was placed up to now stays when the space is cleared. */
  void fix() {
    fixedEnd = next;
  }

  boolean isFixed(MemoryObject object) {
    return object.base < fixedEnd * WINDOW || pinned.contains(object);
  }

  void clear() {
    Arrays.fill(table, fixedEnd, next, NOWHERE);
    next = fixedEnd;
    pinned.forEach(object -> table[window(object)] = object);
    isScattered = false;
    free.clear();
  }

  /**
   * From now on, until the space is cleared, objects lie elsewhere than they would: in another
   * order, at other distances.
   */
  void scatter() {
    isScattered = true;
    sign = ~next & NEGATIVE;
    next = Math.max(next, SCATTERED);
    grow(next);
  }

  /** Visits every object in the order of addresses. */
  void forEach(Consumer<MemoryObject> action) {
    MemoryObject last = NOWHERE;
    for (int i = 1; i < next; i++) {
      if (table[i] != last && table[i] != NOWHERE) {
        last = table[i];
        action.accept(last);
      }
    }
  }

  /** A stack of windows that may be used again. */
  private static final class FreeWindows {
    private int[] windows = new int[64];
    private int count;

    boolean isEmpty() {
      return count == 0;
    }

    int take() {
      return windows[--count];
    }

    void give(int window) {
      if (count == windows.length) {
        windows = Arrays.copyOf(windows, 2 * count);
      }
      windows[count++] = window;
    }

    void clear() {
      count = 0;
    }
  }
}
