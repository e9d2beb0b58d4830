package heapwright.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * A function of a real package, as the list of candidates and the draw name it.
 *
 * @param outcomes of its decisions, when the list was made
 */
record RealFunction(RealFile file, String name, int outcomes) {

  static RealFunction of(String line) {
    String[] parts = line.split("\t", -1);
    List<String> flags = parts[4].isBlank() ? List.of() : List.of(parts[4].split(" "));
    return new RealFunction(
        new RealFile(parts[0], Path.of(parts[1]), flags), parts[2], Integer.parseInt(parts[3]));
  }

  String line() {
    return String.join(
        "\t",
        file.owner(),
        file.path().toString(),
        name,
        String.valueOf(outcomes),
        String.join(" ", file.flags()));
  }
}
