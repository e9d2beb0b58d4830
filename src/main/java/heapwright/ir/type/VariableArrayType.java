package heapwright.ir.type;

/**
 * An array whose length was computed when its declaration was reached.
 *
 * @param length the register ({@code unsigned long}) that keeps the number of elements
 */
public record VariableArrayType(Type element, Local length) implements Type {

  @Override
  public String toString() {
    return declare("");
  }
}
