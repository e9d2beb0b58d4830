package heapwright.ir.type;

import heapwright.ir.source.SourceSpan;
import java.util.OptionalLong;

/**
 * A parameter, a local variable or a temporary of a function.
 *
 * @param name the source's name; for a temporary, one that no C identifier can have
 * @param alignment in bytes, at least the type's; greater where the source asks for more
 * @param declaredLength of a parameter: n if the source has {@code a[n]} and means a pointer
 */
public record Local(
    LocalId id,
    String name,
    Type type,
    Storage storage,
    Origin origin,
    int alignment,
    OptionalLong declaredLength,
    SourceSpan span) {

  /** One that is not declared as an array. */
  public Local(
      LocalId id,
      String name,
      Type type,
      Storage storage,
      Origin origin,
      int alignment,
      SourceSpan span) {
    this(id, name, type, storage, origin, alignment, OptionalLong.empty(), span);
  }

  /** Where the value is kept. */
  public enum Storage {
    /** A scalar whose address is never taken. */
    REGISTER,
    MEMORY
  }

  /** Why the local exists. */
  public enum Origin {
    PARAMETER,
    VARIABLE,
    /** Made by the lowering; always assigned before it is read. */
    TEMPORARY
  }

  public boolean inMemory() {
    return storage == Storage.MEMORY;
  }

  public boolean isTemporary() {
    return origin == Origin.TEMPORARY;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Local local && local.id.equals(id) && local.name.equals(name);
  }

  @Override
  public int hashCode() {
    return id.index();
  }

  @Override
  public String toString() {
    return name;
  }
}
