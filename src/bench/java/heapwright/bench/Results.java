package heapwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lines of a measurement: printed at once, and kept for the file of results. */
public final class Results {
  private final String title;
  private final List<String> lines = new ArrayList<>();

  public Results(String title) {
    this.title = title;
  }

  public void say(String line) {
    System.out.println(line);
    lines.add(line);
  }

  /** Writes the lines under their title, in the place of those that were there. */
  public void recordIn(Path file) throws IOException {
    List<String> old = Files.exists(file) ? Files.readAllLines(file) : List.of("# Results", "");
    List<String> updated = new ArrayList<>();
    boolean inside = false;
    for (String line : old) {
      if (line.startsWith("## ")) {
        inside = line.equals("## " + title);
      }
      if (!inside) {
        updated.add(line);
      }
    }
    updated.add("## " + title);
    updated.add("");
    updated.add(
        "JDK " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores.");
    updated.add("");
    lines.forEach(line -> updated.add(("    " + line).stripTrailing()));
    updated.add("");
    Files.write(file, updated);
  }
}
