package heapwright.method.addressmapper.map;

import heapwright.symbolic.persistent.Trail;

/**
 * A cell of the memory, with the published properties.
 *
 * @param structure its type, whose number is the property <i>id</i>
 * @param name how the source reached it first; empty for what the program allocated
 * @param met the move of the path that created it
 * @param stable true for what the program allocated: class II
 * @param cleared whether all bytes of an allocated cell were 0 at first, as {@code calloc} has it
 * @param active false once freed
 * @param unequal cells that it must not alias
 */
public record MemoryCell(
    CellAddress address,
    CellStructures.CellStructure structure,
    String name,
    int met,
    boolean stable,
    boolean cleared,
    boolean active,
    Nullness nullness,
    Trail<CellAddress> unequal,
    Fields fields) {
  /** The property <i>null</i> of a cell, with the published numbers. */
  public enum Nullness {
    /** Taken to be there, but may still turn out to be NULL. */
    DEFAULT,
    NULL,
    /** The path needs it to be there. */
    NOT_NULL
  }

  public static MemoryCell input(
      CellAddress address,
      CellStructures.CellStructure structure,
      String name,
      int met,
      Fields fields) {
    return new MemoryCell(
        address, structure, name, met, false, false, true, Nullness.DEFAULT, Trail.empty(), fields);
  }

  public static MemoryCell allocated(
      CellAddress address,
      CellStructures.CellStructure structure,
      int met,
      boolean cleared,
      Fields fields) {
    return new MemoryCell(
        address, structure, "", met, true, cleared, true, Nullness.DEFAULT, Trail.empty(), fields);
  }

  ValueClass valueClass() {
    return stable ? ValueClass.II : ValueClass.I;
  }

  public MemoryCell with(Fields newFields) {
    return new MemoryCell(
        address, structure, name, met, stable, cleared, active, nullness, unequal, newFields);
  }

  public MemoryCell with(Nullness newNullness) {
    return new MemoryCell(
        address, structure, name, met, stable, cleared, active, newNullness, unequal, fields);
  }

  public MemoryCell as(CellStructures.CellStructure wider, Fields newFields) {
    return new MemoryCell(
        address, wider, name, met, stable, cleared, active, nullness, unequal, newFields);
  }

  public MemoryCell unequalTo(CellAddress other) {
    return new MemoryCell(
        address,
        structure,
        name,
        met,
        stable,
        cleared,
        active,
        nullness,
        unequal.with(other),
        fields);
  }

  public MemoryCell deleted() {
    return new MemoryCell(
        address, structure, name, met, stable, cleared, false, nullness, unequal, fields);
  }
}
