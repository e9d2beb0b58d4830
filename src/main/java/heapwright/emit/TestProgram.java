package heapwright.emit;

import java.util.List;

/**
 * A file of tests as a build knows it.
 *
 * @param file its name, in the folder of the build file
 * @param flags of the compiler; folders and headers are meant from the folder of the build file if
 *     they are relative and begin with a dot
 */
public record TestProgram(String file, Emission emission, List<String> flags) {

  public TestProgram {
    flags = List.copyOf(flags);
  }

  /** The program's name. */
  String target() {
    return file.substring(0, file.lastIndexOf('.')).replaceAll("[^A-Za-z0-9_+.-]", "_");
  }
}
