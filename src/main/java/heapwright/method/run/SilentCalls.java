package heapwright.method.run;

import heapwright.ir.code.Channel;
import heapwright.ir.type.Cell;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Counts the calls of functions outside of the program that an input is silent about. Such a call
 * answers zero, so a loop that goes on until the answer changes never ends.
 */
final class SilentCalls {
  /** A loop that has made so many calls in vain waits for another answer, or is a long one. */
  private static final long MANY = 1_000;

  /** Calls in a row, from the first of them on. */
  private record Row(long first, long length) {}

  private final Map<Channel, Row> rows = new LinkedHashMap<>();

  void note(Channel channel, long call, boolean isSilent) {
    boolean isAnswer =
        channel.kind() == Channel.Kind.RESULT || channel.kind() == Channel.Kind.PARAMETER;
    if (isAnswer) {
      Row row = rows.get(channel);
      boolean goesOn = isSilent && row != null;
      rows.put(channel, goesOn ? new Row(row.first(), row.length() + 1) : start(call, isSilent));
    }
  }

  private static Row start(long call, boolean isSilent) {
    return isSilent ? new Row(call, 1) : new Row(call + 1, 0);
  }

  /**
   * The first effects of the long rows, with the numbers that the program saw of them.
   *
   * @param written the cells that the run read of what a parameter led to
   */
  List<StubEffect> repeated(BiFunction<Channel, Long, List<InputCell>> written) {
    return rows.entrySet().stream()
        .filter(entry -> entry.getValue().length() >= MANY)
        .map(entry -> effect(entry.getKey(), entry.getValue().first(), written))
        .filter(effect -> !effect.cells().isEmpty())
        .toList();
  }

  private static StubEffect effect(
      Channel channel, long call, BiFunction<Channel, Long, List<InputCell>> written) {
    boolean isNumber = channel.kind() == Channel.Kind.RESULT && channel.type().isInteger();
    return new StubEffect(
        channel,
        call,
        isNumber
            ? List.of(new InputCell(0, Cell.of(channel.type()), InputValue.Number.of(0)))
            : written.apply(channel, call));
  }
}
