package heapwright.machine.builtin;

import heapwright.machine.libc.FloatReading;
import heapwright.machine.memory.Site;
import java.nio.charset.StandardCharsets;

/** What {@code strtod} and its kin come down to, and {@code nan}. */
final class NumberParsing {
  private final BuiltInTable table;
  private final MachineServices services;

  private NumberParsing(BuiltInTable table, MachineServices services) {
    this.table = table;
    this.services = services;
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    NumberParsing family = new NumberParsing(table, services);
    family.add("__hw_strtof", "nanf", FloatReading.FLOAT);
    family.add("__hw_strtod", "nan", FloatReading.DOUBLE);
    family.add("__hw_strtold", "nanl", FloatReading.LONG_DOUBLE);
  }

  private void add(String parser, String nan, FloatReading reading) {
    table.add(parser, reading.result() + "(pp)", a -> parse(a, reading));
    table.add(nan, reading.result() + "(p)", a -> nan(a, reading));
  }

  /** {@code nan("tag")} is what {@code strtod} makes of {@code nan(tag)}. */
  private void nan(BuiltInArguments a, FloatReading reading) {
    byte[] tag = services.memory().blocks().string(a.integer(0), services.site());
    String text = "nan(" + new String(tag, StandardCharsets.ISO_8859_1) + ")";
    byte[] characters = text.getBytes(StandardCharsets.ISO_8859_1);
    a.give(reading.result(), reading.read(characters).frame());
  }

  private void parse(BuiltInArguments a, FloatReading reading) {
    long text = a.integer(0);
    long end = a.integer(1);
    Site at = services.site();
    byte[] characters = NumeralText.read(i -> services.memory().loadByte(text + i, at) & 0xff);
    FloatReading.Outcome outcome = reading.read(characters);
    a.give(reading.result(), outcome.frame());
    if (end != 0) {
      services.memory().storeLong(end, text + outcome.end(), at);
    }
    if (outcome.error() != 0) {
      services.errno(outcome.error());
    }
  }
}
