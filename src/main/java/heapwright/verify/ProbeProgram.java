package heapwright.verify;

import heapwright.emit.outline.TextReplacement;
import heapwright.verify.Probes.Label;
import heapwright.verify.Probes.Site;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The C files that a program is made of when its conditions are to be counted. */
public final class ProbeProgram {
  /** What counts. */
  public static final String COUNTING = "probes.c";

  /** Tells a program that runs no tests where to count. */
  public static final String VARIABLE = "HW_PROBES";

  private static final String UNIT = "probed";
  private static final String INCLUDE = "#include \"";

  /** How a file is included in whose path there is a quote. */
  private static final String INCLUDE_IN_FULL = "#include </";

  private final Probes probes;
  private final List<Site> switches;

  public ProbeProgram(Probes probes) {
    this.probes = probes;
    switches = probes.sites().stream().filter(site -> site.labels().isPresent()).toList();
  }

  /**
   * Writes the probed texts of the units, and what counts.
   *
   * @param base the folder in which the texts were preprocessed
   */
  public void write(Path folder, Path base) throws IOException {
    write(folder, base, NeededText.ALL);
  }

  /** The same without what is not needed. */
  void write(Path folder, Path base, NeededText needed) throws IOException {
    int number = 0;
    for (Map.Entry<String, String> unit : probes.texts().entrySet()) {
      List<TextReplacement> cuts = needed.cuts(unit.getKey());
      String text = ProbedText.of(unit.getValue(), probes.in(unit.getKey()), switches, cuts, base);
      Files.write(folder.resolve(unit(++number)), bytes(text));
    }
    Files.writeString(folder.resolve(COUNTING), tables() + counting());
  }

  /** The names of the probed texts, in the order of the program's units. */
  public List<String> units() {
    return IntStream.rangeClosed(1, probes.texts().size()).mapToObj(ProbeProgram::unit).toList();
  }

  private static String unit(int number) {
    return UNIT + number + ".c";
  }

  /**
   * A file of tests that includes the probed texts where it included the user's files, which are
   * all that it includes by a name in quotes.
   */
  String tests(String text) {
    if (probes.texts().isEmpty()) {
      return text;
    }
    List<String> lines = new ArrayList<>();
    boolean included = false;
    for (String line : text.split("\n", -1)) {
      if (!line.startsWith(INCLUDE) && !line.startsWith(INCLUDE_IN_FULL)) {
        lines.add(line);
      } else if (!included) {
        included = true;
        units().forEach(unit -> lines.add(INCLUDE + unit + "\""));
      }
    }
    return String.join("\n", lines);
  }

  /** A byte that is no UTF-8 was read as a surrogate that stands alone. */
  private static byte[] bytes(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (Character.MIN_LOW_SURROGATE <= c && c <= Character.MAX_LOW_SURROGATE) {
                bytes.write(c & 0xFF);
              } else {
                bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
              }
            });
    return bytes.toByteArray();
  }

  private String tables() {
    StringBuilder labels = new StringBuilder();
    StringBuilder rows = new StringBuilder();
    int start = 0;
    for (Site site : switches) {
      Probes.Labels all = site.labels().orElseThrow();
      for (Label label : all.all()) {
        labels.append("{%s, %s},\n".formatted(bits(label.low()), bits(label.high())));
      }
      int count = all.all().size();
      rows.append(
          "{%s, %s, %s, %s},\n".formatted(site.first(), start, count, all.signed() ? 1 : 0));
      start += count;
    }
    // An array has at least one element.
    return """
    #define HW_COUNTERS %s
    static const unsigned long long hw_labels[][2] = {
    %s{0, 0}};
    static const unsigned hw_switches[][4] = {
    %s{0, 0, 0, 0}};
    """
        .formatted(probes.counters() + 1, labels, rows);
  }

  private static String bits(long value) {
    return Long.toUnsignedString(value) + "ull";
  }

  private static String counting() throws IOException {
    try (InputStream text = ProbeProgram.class.getResourceAsStream(COUNTING)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** What was counted into a file; empty if nothing was counted. */
  public Optional<long[]> counts(Path file) throws IOException {
    return all(file).map(counted -> Arrays.copyOf(counted, probes.counters()));
  }

  /** Whether a function was called that had been left out, for which there is one more counter. */
  boolean hasMissed(Path file) throws IOException {
    return all(file).filter(counted -> counted[probes.counters()] > 0).isPresent();
  }

  private Optional<long[]> all(Path file) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    LongBuffer counted =
        ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder()).asLongBuffer();
    if (counted.remaining() <= probes.counters()) {
      return Optional.empty();
    }
    long[] counts = new long[probes.counters() + 1];
    counted.get(counts);
    return Optional.of(counts);
  }

  Probes probes() {
    return probes;
  }
}
