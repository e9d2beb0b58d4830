package heapwright.symbolic.tuple;

import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Symbol;
import java.util.List;
import java.util.Map;

/**
 * SGEN's (σI, ζI, σO, ζO): a path through a procedure, for any caller. The state at its end has ζI,
 * its facts, and σO and ζO, what objects and results hold as terms over the inputs; the
 * requirements are σI. Terms belong to the procedure; an application translates them.
 */
public final class Tuple {
  private final Function function;
  private final PathState end;
  private final ProcedureEnding ending;
  private final Inputs inputs;
  private final List<Requirement> requirements;
  private final List<Write> writes;

  /**
   * The virtual parameters and their sources.
   *
   * @param symbols where the numbers come from
   * @param parameters which argument an object of a parameter in memory holds
   */
  record Inputs(Map<Symbol, Source> symbols, Map<ObjectId, Integer> parameters) {}

  /** Where a procedure found an input: among its arguments, or in memory that was there before. */
  sealed interface Source {
    /** An argument that is kept in a register. */
    record Argument(int index) implements Source {}

    /** A cell, as it was when the procedure began. */
    record InMemory(ObjectId object, long offset, Cell cell) implements Source {}
  }

  /** A cell that the path changes. */
  record Write(ObjectId object, Stored stored) {}

  Tuple(
      Function function,
      PathState end,
      ProcedureEnding ending,
      Inputs inputs,
      List<Requirement> requirements,
      List<Write> writes) {
    this.function = function;
    this.end = end;
    this.ending = ending;
    this.inputs = inputs;
    this.requirements = List.copyOf(requirements);
    this.writes = List.copyOf(writes);
  }

  public Function function() {
    return function;
  }

  public ProcedureEnding ending() {
    return ending;
  }

  /** The state as far as the path was followed. */
  public PathState end() {
    return end;
  }

  Inputs inputs() {
    return inputs;
  }

  List<Requirement> requirements() {
    return requirements;
  }

  /** Whether the path takes something for granted about where objects lie. */
  boolean hasReservations() {
    return requirements.stream()
        .anyMatch(
            r -> r instanceof Requirement.Done d && d.access() instanceof InputAccess.Reservation);
  }

  List<Write> writes() {
    return writes;
  }
}
