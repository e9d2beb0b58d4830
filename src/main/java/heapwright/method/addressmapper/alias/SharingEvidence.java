package heapwright.method.addressmapper.alias;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.Access;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.alias.Overlaps;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Aliases that would have changed an evaluation: pointers that were found to differ only because
 * nothing had made them one, and cells of which one was read after the other was written. Any other
 * alias leaves every value of the path as it is, or only adds constraints. The published method
 * knows only the former kind; without the latter its conflicts would be no proofs.
 */
public final class SharingEvidence {
  /** Where there is more, nothing is proved. */
  private static final int MOST = 256;

  private final ProgramVariables variables;
  private final Overlaps overlaps;

  public SharingEvidence(Program program) {
    variables = new ProgramVariables(program);
    overlaps = new Overlaps(program);
  }

  /**
   * The aliases, comparisons first.
   *
   * @param isComplete whether these are all
   */
  public record Found(List<AddressAlias> aliases, boolean isComplete) {
    public Found {
      aliases = List.copyOf(aliases);
    }
  }

  public Found in(EvaluationState state) {
    Collector collector = new Collector(state.map());
    for (Access access : state.accesses().toList()) {
      collector.note(access);
    }
    Set<AddressAlias> all = new LinkedHashSet<>(collector.compared);
    all.addAll(collector.flowing);
    return new Found(List.copyOf(all), all.size() < MOST);
  }

  /** A place that was written. */
  private record Written(PointerValue at, Type type, Type element) {}

  private final class Collector {
    private final AddressMap map;
    private final Set<Written> written = new LinkedHashSet<>();
    private final Set<Written> read = new LinkedHashSet<>();
    private final Set<AddressAlias> compared = new LinkedHashSet<>();
    private final Set<AddressAlias> flowing = new LinkedHashSet<>();

    Collector(AddressMap map) {
      this.map = map;
    }

    void note(Access access) {
      if (flowing.size() + compared.size() >= MOST) {
        return;
      }
      if (access instanceof Access.Write w) {
        if (written.add(new Written(map.resolved(w.at()), w.type(), w.element()))) {
          // What was read before may be read again behind this.
          read.clear();
        }
      } else if (access instanceof Access.Read r) {
        Written at = new Written(map.resolved(r.at()), r.type(), r.element());
        if (read.add(at)) {
          written.forEach(w -> flow(at, w));
        }
      } else if (access instanceof Access.Compared c) {
        compared(map.resolved(c.left()), map.resolved(c.right()));
      }
    }

    private void flow(Written reading, Written writing) {
      if (PointerValue.distance(reading.at(), writing.at()).isPresent()) {
        return;
      }
      Overlaps.Cell left =
          new Overlaps.Cell(offset(reading.at()), reading.type(), reading.element());
      Overlaps.Cell right =
          new Overlaps.Cell(offset(writing.at()), writing.type(), writing.element());
      overlaps.of(left, right).stream()
          .filter(by -> holds(writing, reading, by) && holds(reading, writing, -by))
          .forEach(by -> relate(reading.at(), writing.at(), by, flowing));
    }

    /** An object lies in a variable only as a whole: the variable does not grow. */
    private boolean holds(Written whole, Written part, long at) {
      Optional<Global> global = global(whole.at());
      return global.isEmpty()
          || at >= 0 && at + overlaps.size(part.element()) <= global.get().size();
    }

    private void compared(PointerValue left, PointerValue right) {
      relate(left, right, offset(right) - offset(left), compared);
    }

    /** Supposes that the left cell's start lies so far behind the right one's. */
    private void relate(
        PointerValue left, PointerValue right, long distance, Set<AddressAlias> into) {
      boolean leftIsLater = met(left) > met(right);
      PointerValue later = leftIsLater ? left : right;
      PointerValue earlier = leftIsLater ? right : left;
      long by = leftIsLater ? distance : -distance;
      // What was compared differs by supposition only.
      boolean isCertain = into == flowing && by == 0 && areUnequal(later, earlier);
      if (later instanceof PointerValue.To to && !isCertain) {
        MemoryCell cell = map.cell(to.cell());
        boolean isInput = !cell.stable() && cell.nullness() != MemoryCell.Nullness.NULL;
        place(earlier)
            .filter(place -> isInput)
            .ifPresent(place -> into.add(new AddressAlias(cell.name(), place, by)));
      }
    }

    private boolean areUnequal(PointerValue left, PointerValue right) {
      if (!(left instanceof PointerValue.To a) || !(right instanceof PointerValue.To b)) {
        return false;
      }
      CellAddress other = map.root(b.cell());
      return map.cell(a.cell()).unequal().toList().stream().map(map::root).anyMatch(other::equals);
    }

    /** Variables are there before all cells. */
    private int met(PointerValue pointer) {
      return pointer instanceof PointerValue.To to ? map.cell(to.cell()).met() : -1;
    }

    private Optional<String> place(PointerValue pointer) {
      if (pointer instanceof PointerValue.To to) {
        MemoryCell cell = map.cell(to.cell());
        return cell.stable() ? Optional.empty() : Optional.of(cell.name());
      }
      return global(pointer).map(global -> "&" + global.symbol().key());
    }
  }

  private static long offset(PointerValue pointer) {
    return pointer instanceof PointerValue.To to
        ? to.offset()
        : ((PointerValue.Into) pointer).offset();
  }

  private Optional<Global> global(PointerValue pointer) {
    return pointer instanceof PointerValue.Into into ? variable(into.variable()) : Optional.empty();
  }

  private Optional<Global> variable(ProgramVariable variable) {
    return variables.global(variable);
  }
}
