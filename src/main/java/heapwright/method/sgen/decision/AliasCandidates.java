package heapwright.method.sgen.decision;

import heapwright.ir.Program;
import heapwright.method.alias.Overlaps;
import heapwright.method.sgen.sigma.AccessLog;
import heapwright.method.sgen.sigma.AccessLog.Access;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.transfer.PathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The aliases that would have changed an evaluation although σ never compared the pointers: of
 * objects of which one was read after the other was written. Any other alias leaves every value of
 * the path as it is.
 */
final class AliasCandidates {
  /** More pairs of objects than this are not looked at. */
  private static final int MOST_PAIRS = 20_000;

  private final Overlaps overlaps;

  AliasCandidates(Program program) {
    overlaps = new Overlaps(program);
  }

  /** The candidates; empty if there are too many to tell. */
  Optional<Set<Alias>> of(PathContext context) {
    AccessLog log = context.accesses;
    Map<Region, List<Access>> written = byRegion(log.writtenCells());
    Map<Region, List<Access>> read = byRegion(log.readCells());
    if ((long) written.size() * read.size() > MOST_PAIRS) {
      return Optional.empty();
    }
    Set<Alias> found = new LinkedHashSet<>();
    written.forEach(
        (changed, writes) ->
            read.forEach(
                (looked, reads) -> {
                  if (changed != looked) {
                    relate(log, writes, reads, found);
                  }
                }));
    return Optional.of(found);
  }

  private static Map<Region, List<Access>> byRegion(Iterable<Access> accesses) {
    Map<Region, List<Access>> found = new LinkedHashMap<>();
    for (Access access : accesses) {
      // What has become part of another object is looked at there, too.
      found.computeIfAbsent(current(access.region()), r -> new ArrayList<>()).add(access);
    }
    return found;
  }

  private static Region current(Region region) {
    return new Named(region, 0).current().region();
  }

  private void relate(AccessLog log, List<Access> writes, List<Access> reads, Set<Alias> found) {
    for (Access write : writes) {
      for (Access read : reads) {
        if (log.firstWrite(write) < log.lastRead(read).orElse(-1)) {
          Region changed = write.region();
          Region looked = read.region();
          overlaps.of(cell(read), cell(write)).stream()
              .filter(by -> holds(changed, looked, by) && holds(looked, changed, -by))
              .flatMap(by -> Alias.of(looked, changed, by).stream())
              .forEach(found::add);
        }
      }
    }
  }

  private static Overlaps.Cell cell(Access access) {
    return new Overlaps.Cell(
        access.cell().offset(), access.cell().cell().type(), access.region().element());
  }

  /** An object lies in a variable only as a whole: the variable does not grow. */
  private boolean holds(Region whole, Region part, long at) {
    OptionalLong size = whole.content().size();
    return size.isEmpty() || at >= 0 && at + overlaps.size(part.element()) <= size.getAsLong();
  }
}
