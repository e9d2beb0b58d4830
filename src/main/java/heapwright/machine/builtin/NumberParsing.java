package heapwright.machine.builtin;

import heapwright.machine.memory.Site;
import heapwright.machine.number.CharacterSource;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatParsing;
import heapwright.machine.number.ParsedFloat;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** What {@code strtod} and its kin come down to, and {@code nan}. */
final class NumberParsing {
  private final MachineServices host;

  private NumberParsing(MachineServices host) {
    this.host = host;
  }

  static void addTo(BuiltInTable table, MachineServices host) {
    NumberParsing family = new NumberParsing(host);
    table.add(
        "__hw_strtof", "f(pp)", a -> a.give((float) family.parse(a, FloatParsing::parseFloat)));
    table.add(
        "__hw_strtod", "d(pp)", a -> a.give((double) family.parse(a, FloatParsing::parseDouble)));
    table.add(
        "__hw_strtold",
        "e(pp)",
        a -> a.give(family.<ExtendedDouble>parse(a, FloatParsing::parseExtended)));
    family.addNans(table);
  }

  private void addNans(BuiltInTable table) {
    table.add("nan", "d(p)", a -> a.give((double) nan(a, FloatParsing::parseDouble)));
    table.add("nanf", "f(p)", a -> a.give((float) nan(a, FloatParsing::parseFloat)));
    table.add(
        "nanl", "e(p)", a -> a.give(this.<ExtendedDouble>nan(a, FloatParsing::parseExtended)));
  }

  /** {@code nan("tag")} is what {@code strtod} makes of {@code nan(tag)}. */
  private <V> V nan(BuiltInArguments a, Function<CharacterSource, ParsedFloat<V>> parser) {
    byte[] tag = host.memory().blocks().string(a.integer(0), host.site());
    String text = "nan(" + new String(tag, StandardCharsets.ISO_8859_1) + ")";
    return parser.apply(CharacterSource.of(text.getBytes(StandardCharsets.ISO_8859_1))).value();
  }

  private <V> V parse(BuiltInArguments a, Function<CharacterSource, ParsedFloat<V>> parser) {
    long text = a.integer(0);
    long end = a.integer(1);
    Site at = host.site();
    ParsedFloat<V> parsed = parser.apply(i -> host.memory().loadByte(text + i, at) & 0xff);
    if (end != 0) {
      host.memory().storeLong(end, text + parsed.end(), at);
    }
    if (parsed.rangeError()) {
      host.errno(ErrorNumber.RANGE);
    }
    return parsed.value();
  }
}
