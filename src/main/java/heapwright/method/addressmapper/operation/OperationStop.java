package heapwright.method.addressmapper.operation;

/** Ends a move before its end. */
public final class OperationStop extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Why. */
  public sealed interface Cause {}

  /** No input makes the path go on like this. */
  public record Conflict(String reason) implements Cause {}

  /** The method cannot express it. */
  public record Outside(String what) implements Cause {}

  /** Whether this pointer is NULL has to be decided first. */
  public record Undecided(NamedPointer pointer) implements Cause {}

  private final transient Cause cause;

  private OperationStop(Cause cause) {
    super(cause.toString(), null, false, false);
    this.cause = cause;
  }

  static OperationStop conflict(String reason) {
    return new OperationStop(new Conflict(reason));
  }

  static OperationStop outside(String what) {
    return new OperationStop(new Outside(what));
  }

  static OperationStop undecided(NamedPointer pointer) {
    return new OperationStop(new Undecided(pointer));
  }

  public Cause reason() {
    return cause;
  }
}
