package heapwright.method.addressmapper.map;

import java.util.ArrayList;
import java.util.List;

/**
 * A traversed vector: a variable and the positions of the fields that are followed from it, {@code
 * [p, 2, 1]} for {@code p->right->left}.
 *
 * @param source the same in C
 */
public record Vector(List<String> elements, String source) {

  public Vector {
    elements = List.copyOf(elements);
  }

  public static Vector of(String variable) {
    return new Vector(List.of(variable), variable);
  }

  public Vector then(String position, String newSource) {
    List<String> longer = new ArrayList<>(elements);
    longer.add(position);
    return new Vector(longer, newSource);
  }

  @Override
  public String toString() {
    return "[" + String.join(", ", elements) + "]";
  }
}
