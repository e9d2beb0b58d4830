package heapwright.testcase.shape;

import java.util.List;

/**
 * An object of a shape.
 *
 * @param key the same in all frames of a path
 * @param name as the method calls it now
 * @param type as C has it
 * @param cells what is known to lie in it, by place
 */
public record ShapeObject(String key, String name, String type, List<ShapeCell> cells) {

  public ShapeObject {
    cells = List.copyOf(cells);
  }
}
