package heapwright.ir.type;

import java.util.List;
import java.util.Set;

/**
 * A function's type.
 *
 * @param resultQualifiers those that a declaration gives its result. They mean nothing, and C17
 *     6.7.6.3p5 leaves them out of the type, so that equality does not look at them; but older
 *     compilers want them repeated
 * @param atomic the places, from 0, of the parameters that are {@code _Atomic}: to callers they are
 *     like others, so that equality does not look at them either
 */
public record FunctionType(
    Type result,
    Qualifiers resultQualifiers,
    List<Type> parameters,
    Set<Integer> atomic,
    Parameters kind)
    implements Type {

  /** How the parameter list was written. */
  public enum Parameters {
    FIXED,
    VARIADIC,
    /** {@code f()}: declared without a prototype; arguments undergo the default promotions. */
    UNSPECIFIED
  }

  public FunctionType {
    parameters = List.copyOf(parameters);
    atomic = Set.copyOf(atomic);
  }

  /** One whose result has no qualifiers. */
  public FunctionType(Type result, List<Type> parameters, Parameters kind) {
    this(result, Qualifiers.NONE, parameters, Set.of(), kind);
  }

  public boolean isVariadic() {
    return kind == Parameters.VARIADIC;
  }

  /** The qualifiers of a parameter that are part of the function's type, C17 6.7.6.3p15. */
  public Qualifiers qualifiers(int parameter) {
    return atomic.contains(parameter) ? Qualifiers.ATOMIC : Qualifiers.NONE;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FunctionType type
        && type.result.equals(result)
        && type.parameters.equals(parameters)
        && type.kind == kind;
  }

  @Override
  public int hashCode() {
    return (result.hashCode() * 31 + parameters.hashCode()) * 31 + kind.hashCode();
  }

  @Override
  public String toString() {
    return declare("");
  }
}
