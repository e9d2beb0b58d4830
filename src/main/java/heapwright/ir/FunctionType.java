package heapwright.ir;

import java.util.List;

/** A function's type. */
public record FunctionType(Type result, List<Type> parameters, Parameters kind) implements Type {

  /** How the parameter list was written. */
  public enum Parameters {
    FIXED,
    VARIADIC,
    /** {@code f()}: declared without a prototype; arguments undergo the default promotions. */
    UNSPECIFIED
  }

  public FunctionType {
    parameters = List.copyOf(parameters);
  }

  public boolean isVariadic() {
    return kind == Parameters.VARIADIC;
  }

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.function(this);
  }

  @Override
  public String toString() {
    return declare("");
  }
}
