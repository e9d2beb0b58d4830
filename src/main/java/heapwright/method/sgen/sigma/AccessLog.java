package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Region;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * When the path first wrote and last read each cell of the objects that were there before the call.
 * An alias matters only where one object is read after another one was written. Lives along one
 * path.
 */
public final class AccessLog {

  /** A cell of an object. */
  public record Access(Region region, Region.Held cell) {}

  private final Map<Access, Integer> written = new LinkedHashMap<>();
  private final Map<Access, Integer> read = new LinkedHashMap<>();
  private final Map<Region, Boolean> changed = new LinkedHashMap<>();
  private int time;

  public void read(Region region, Region.Held cell) {
    if (region.content().isGiven()) {
      read.put(new Access(region, cell), time++);
    }
  }

  public void written(Region region, Region.Held cell) {
    if (region.content().isGiven()) {
      written.putIfAbsent(new Access(region, cell), time++);
      changed.put(region, true);
    }
  }

  /** Whether the object may hold something else than before the call. */
  public boolean isChanged(Region region) {
    return changed.containsKey(region) || region.life() != Region.Life.ALIVE;
  }

  /** Those that were written, in the order of the path. */
  public Iterable<Access> writtenCells() {
    return written.keySet();
  }

  /** Those that were read, in the order of their first reads. */
  public Iterable<Access> readCells() {
    return read.keySet();
  }

  public OptionalInt lastRead(Access access) {
    return read.containsKey(access) ? OptionalInt.of(read.get(access)) : OptionalInt.empty();
  }

  public int firstWrite(Access access) {
    return written.get(access);
  }
}
