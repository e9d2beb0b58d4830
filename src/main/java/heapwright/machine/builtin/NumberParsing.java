package heapwright.machine.builtin;

import heapwright.machine.memory.Site;
import heapwright.machine.number.Characters;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatText;
import heapwright.machine.number.ParsedFloat;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** What {@code strtod} and its kin come down to, and {@code nan}. */
final class NumberParsing {
  private final Host host;

  private NumberParsing(Host host) {
    this.host = host;
  }

  static void addTo(Table table, Host host) {
    NumberParsing family = new NumberParsing(host);
    table.add("__hw_strtof", "f(pp)", a -> a.give((float) family.parse(a, FloatText::parseFloat)));
    table.add(
        "__hw_strtod", "d(pp)", a -> a.give((double) family.parse(a, FloatText::parseDouble)));
    table.add(
        "__hw_strtold",
        "e(pp)",
        a -> a.give(family.<ExtendedDouble>parse(a, FloatText::parseExtended)));
    family.addNans(table);
  }

  private void addNans(Table table) {
    table.add("nan", "d(p)", a -> a.give((double) nan(a, FloatText::parseDouble)));
    table.add("nanf", "f(p)", a -> a.give((float) nan(a, FloatText::parseFloat)));
    table.add("nanl", "e(p)", a -> a.give(this.<ExtendedDouble>nan(a, FloatText::parseExtended)));
  }

  /** {@code nan("tag")} is what {@code strtod} makes of {@code nan(tag)}. */
  private <V> V nan(Arguments a, Function<Characters, ParsedFloat<V>> parser) {
    byte[] tag = host.memory().blocks().string(a.integer(0), host.site());
    String text = "nan(" + new String(tag, StandardCharsets.ISO_8859_1) + ")";
    return parser.apply(Characters.of(text.getBytes(StandardCharsets.ISO_8859_1))).value();
  }

  private <V> V parse(Arguments a, Function<Characters, ParsedFloat<V>> parser) {
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
