package heapwright.testcase;

import heapwright.ir.code.Channel;
import heapwright.ir.type.FloatingType;
import java.math.BigInteger;
import java.util.List;

/**
 * What code outside of the program decides in one of its runs.
 *
 * @param call of the channel's function, counted from 0
 * @param cells what it writes, by the offset from the address that it was given; cells that are not
 *     there keep what they hold, and a result without a cell is zero
 */
public record StubEffect(Channel channel, long call, List<InputCell> cells) {

  public StubEffect {
    cells = List.copyOf(cells);
  }

  /** Whether its numbers are in the range that a contract promises. */
  public boolean isWithinContract() {
    return channel.range().isEmpty() || cells.stream().allMatch(this::isWithin);
  }

  private boolean isWithin(InputCell cell) {
    Channel.Range range = channel.range().orElseThrow();
    if (cell.value() instanceof InputValue.Floating floating
        && floating.bits().bitLength() <= Long.SIZE) {
      boolean isSingle = cell.cell().type().equals(FloatingType.FLOAT);
      double value =
          isSingle
              ? Float.intBitsToFloat(floating.bits().intValue())
              : Double.longBitsToDouble(floating.bits().longValue());
      return value >= range.low() && value < range.high();
    }
    return !(cell.value() instanceof InputValue.Number number)
        || number.value().compareTo(BigInteger.valueOf(range.low())) >= 0
            && number.value().compareTo(BigInteger.valueOf(range.high())) <= 0;
  }
}
