package heapwright.symbolic.execution;

import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.scalar.Progression;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Forks a path by the possible values of an offset that depends on the input. */
public final class Indices {
  /** How many offsets are tried; larger numbers only after all smaller ones have failed. */
  private static final int[] STAGES = {16, 128, 1024};

  private static final int MOST = 1024;

  /**
   * Elements beyond the known ones that an array of the input is tried with, at first and later.
   */
  private static final int GROWTH = 4;

  private static final int FURTHER_GROWTH = 64;

  /** Cells that the path has touched and that come before those that it has not. */
  private static final int TOUCHED = 32;

  private final Execution execution;
  private final Terms terms;

  public Indices(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  /**
   * In this order: the first elements from the offset's constant part on and touched cells, the
   * rest of the known object, what lies behind it, what lies before.
   */
  public List<Alternative> of(HeapObject object, Term offset, long bytes) {
    List<Long> candidates = candidates(object, Progression.of(offset), bytes);
    Offsets offsets = new Offsets(offset);
    int tried = 0;
    boolean isOpen = false;
    for (int i = 0; i < STAGES.length && !isOpen; i++) {
      offsets.found.clear();
      for (; tried < Math.min(STAGES[i], candidates.size()); tried++) {
        offsets.add(candidates.get(tried));
      }
      isOpen = !offsets.found.isEmpty() && !execution.state().assumes(offsets.rest);
    }
    if (!isOpen) {
      offsets.found.clear();
    }
    if (tried < candidates.size() || object.isGrowing() && !offsets.found.isEmpty()) {
      offsets.found.add(offsets.others());
    } else if (object.isGrowing() || tried == MOST) {
      offsets.giveUp();
    }
    if (offsets.found.isEmpty()) {
      throw Interruption.fault("leaves the bounds of '" + object.name() + "'");
    }
    return offsets.found;
  }

  private static List<Long> candidates(HeapObject object, Progression form, long bytes) {
    long stride = form.stride();
    long last = object.upper() - bytes;
    long first = Math.floorMod(form.base() - object.lower(), stride) + object.lower();
    Set<Long> found = new LinkedHashSet<>();
    for (long at : form.first(GROWTH)) {
      if (at >= object.lower() && (object.isGrowing() || at <= last)) {
        found.add(at);
      }
    }
    touched(object, form, last).forEach(found::add);
    for (long at = first; at <= last && found.size() < MOST; at += stride) {
      found.add(at);
    }
    if (object.isGrowing()) {
      long behind = Math.max(first, first + Math.floorDiv(last - first, stride) * stride + stride);
      add(found, behind, stride, GROWTH);
      add(found, first - stride, -stride, GROWTH);
      add(found, behind + GROWTH * stride, stride, FURTHER_GROWTH - GROWTH);
    }
    return List.copyOf(found);
  }

  private static void add(Set<Long> found, long from, long step, int count) {
    for (int i = 0; i < count; i++) {
      found.add(from + i * step);
    }
  }

  private static List<Long> touched(HeapObject object, Progression form, long last) {
    List<Long> offsets = new ArrayList<>();
    object
        .cells()
        .forEach(
            cell -> {
              long at = cell.value().offset();
              boolean fits = Math.floorMod(at - form.base(), form.stride()) == 0;
              if (fits && at >= object.lower() && at <= last && offsets.size() < TOUCHED) {
                offsets.add(at);
              }
            });
    return offsets;
  }

  /** The alternatives, and what holds of the offset in none of them. */
  private final class Offsets {
    private final Term offset;
    private final List<Alternative> found = new ArrayList<>();
    private Term rest = terms.truth(true);

    Offsets(Term offset) {
      this.offset = offset;
    }

    void add(long at) {
      Term here = terms.equal(offset, execution.pointers.offset(at));
      if (!here.isFalse()) {
        Fact fact = new Fact(here, "an index is another one");
        found.add(Alternative.of(execution.state().knowing(offset, at), fact));
        rest = terms.both(rest, terms.not(here));
      }
    }

    /** The statement is executed again with offsets that were not tried. */
    Alternative others() {
      return Alternative.of(
          execution.state(), new Fact(rest, "an index lies within what was tried"));
    }

    void giveUp() {
      Fact beyond = new Fact(rest, "an index lies within what was tried");
      String cause = "an index far beyond what the path looked at";
      found.add(Alternative.stuck(execution.state(), beyond, cause));
    }
  }
}
