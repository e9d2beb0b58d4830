package heapwright.method.path;

import heapwright.testcase.shape.ShapeFrame;
import java.util.List;

/** What a method tells of a path that it followed, in its own terms; made when it is read. */
public interface PathAccount {
  /** What the numbers of an input have to fulfil. */
  List<String> constraints();

  /**
   * The path condition as terms, for solvers outside of Heapwright. Of a feasible path it is that
   * of the input. Of an infeasible one there is a condition for each alternative along the path
   * that the method considered, the one that came furthest first, and every one contradicts itself.
   */
  List<PathCondition> conditions();

  /** Which pointers of the input share an object although nothing but the path says so. */
  List<String> aliases();

  /** The shape at the start and after each statement; empty if the method has no shapes. */
  List<ShapeFrame> shapes();

  /** The steps of the method, line by line. */
  List<String> trace();
}
