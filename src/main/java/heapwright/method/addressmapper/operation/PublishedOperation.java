package heapwright.method.addressmapper.operation;

/**
 * A published operation that was carried out.
 *
 * @param operands as a person would write them
 */
public record PublishedOperation(Kind kind, String operands) {

  /** The operations. */
  public enum Kind {
    USE,
    MODIFY,
    CREATE,
    DELETE,
    NULL,
    NOT_NULL,
    UNEQUAL,
    ALIAS
  }

  @Override
  public String toString() {
    return kind.name().replace('_', ' ') + " " + operands;
  }
}
