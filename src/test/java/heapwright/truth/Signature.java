package heapwright.truth;

import java.util.List;
import java.util.stream.Collectors;

/** A function that can be called. */
record Signature(String name, List<Variable> parameters) {
  Signature {
    parameters = List.copyOf(parameters);
  }

  String head() {
    return "int "
        + name
        + "("
        + parameters.stream().map(Variable::declaration).collect(Collectors.joining(", "))
        + ")";
  }
}
