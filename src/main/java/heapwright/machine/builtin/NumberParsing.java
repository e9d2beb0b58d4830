package heapwright.machine.builtin;

import heapwright.machine.memory.Site;
import heapwright.machine.number.Characters;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatText;
import heapwright.machine.number.ParsedFloat;
import java.util.function.Function;

/** {@code strtod} and its kin. */
final class NumberParsing {
  private final Host host;

  private NumberParsing(Host host) {
    this.host = host;
  }

  static void addTo(Table table, Host host) {
    NumberParsing family = new NumberParsing(host);
    table.add("strtof", "f(pp)", a -> a.give((float) family.parse(a, FloatText::parseFloat)));
    table.add("strtod", "d(pp)", a -> a.give((double) family.parse(a, FloatText::parseDouble)));
    table.add(
        "strtold", "e(pp)", a -> a.give(family.<ExtendedDouble>parse(a, FloatText::parseExtended)));
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
