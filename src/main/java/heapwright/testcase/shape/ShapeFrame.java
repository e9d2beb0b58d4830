package heapwright.testcase.shape;

import java.util.List;
import java.util.Optional;

/**
 * The shape after a statement of a path, as far as the path has asked for it.
 *
 * @param title which statement, for readers: {@code 3: while (p != NULL)}
 * @param effects what the statement did, in the method's notation, line by line
 * @param contradiction why the path ends here, if no input takes it further
 * @param pointers those that stand in no object
 * @param objects in the order in which the path met them
 */
public record ShapeFrame(
    String title,
    List<String> effects,
    Optional<String> contradiction,
    List<ShapeCell> pointers,
    List<ShapeObject> objects) {

  public ShapeFrame {
    effects = List.copyOf(effects);
    pointers = List.copyOf(pointers);
    objects = List.copyOf(objects);
  }
}
