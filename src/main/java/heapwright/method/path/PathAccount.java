package heapwright.method.path;

import java.util.List;

/** What a method tells of a path that it followed, in its own terms; made when it is read. */
public interface PathAccount {
  /** What the numbers of an input have to fulfil. */
  List<String> constraints();

  /** Which pointers of the input share an object although nothing but the path says so. */
  List<String> aliases();

  /** The steps of the method, line by line. */
  List<String> trace();
}
