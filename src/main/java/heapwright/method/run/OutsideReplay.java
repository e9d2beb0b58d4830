package heapwright.method.run;

import heapwright.ir.code.Channel;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.machine.InitialMemory;
import heapwright.machine.ObjectOfAddress;
import heapwright.machine.code.processor.OutsideBehaviour;
import heapwright.machine.memory.FirstReads;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Plays what an input says of the code outside of the program. Where the run reads memory that such
 * code was given and that is unwritten, the code is taken to have written zeros; the completed
 * input says so, and then a test does it.
 */
final class OutsideReplay implements OutsideBehaviour, FirstReads {
  /** One call of a function outside of the program. */
  private record Occasion(Channel channel, long call) {}

  private record Given(Occasion occasion, long address) {}

  private final InitialMemory memory;
  private final Map<Occasion, List<Write>> effects = new HashMap<>();
  private final Map<Long, Given> given = new LinkedHashMap<>();
  private final Map<Occasion, List<InputCell>> added = new LinkedHashMap<>();
  private final SilentCalls silent = new SilentCalls();

  /**
   * @param addresses where the objects of the input lie
   */
  OutsideReplay(
      InitialMemory memory,
      List<StubEffect> outside,
      Map<ObjectName, Long> addresses,
      Function<InputCell, Write> written) {
    this.memory = memory;
    for (StubEffect effect : outside) {
      boolean isInput = effect.channel().kind() == Channel.Kind.MEMORY;
      Occasion occasion =
          new Occasion(isInput ? anywhere(effect) : effect.channel(), effect.call());
      long base = isInput ? addresses.get(new ObjectName(effect.channel().name())) : 0;
      effect.cells().stream()
          .map(written)
          .map(w -> new Write(base + w.offset(), w.image(), w.mask()))
          .forEach(w -> effects.computeIfAbsent(occasion, o -> new ArrayList<>()).add(w));
    }
  }

  /** The channel of all objects of the input, whose writes go to absolute addresses. */
  private static Channel anywhere(StubEffect effect) {
    return effect.channel().at("memory", effect.channel().type());
  }

  @Override
  public List<Write> writes(Channel channel, long call) {
    List<Write> writes = effects.getOrDefault(new Occasion(channel, call), List.of());
    silent.note(channel, call, writes.isEmpty());
    return writes;
  }

  /** What the outside did in every round of a run that does not end; see {@link SilentCalls}. */
  List<StubEffect> repeated() {
    return silent.repeated(
        (channel, call) -> added.getOrDefault(new Occasion(channel, call), List.of()));
  }

  @Override
  public List<Channel> through(Channel channel, long call) {
    return effects.keySet().stream()
        .filter(occasion -> occasion.call() == call)
        .map(Occasion::channel)
        .filter(deeper -> deeper.function().equals(channel.function()))
        .filter(deeper -> deeper.kind() == channel.kind() && !deeper.pointers().isEmpty())
        .filter(deeper -> deeper.start().equals(channel.name()))
        .sorted(Comparator.comparing(Channel::name))
        .toList();
  }

  @Override
  public void given(Channel channel, long call, long address) {
    if (channel.kind() == Channel.Kind.PARAMETER) {
      // The latest comes last; a loop hands over the same few addresses again and again.
      given.remove(address);
      given.put(address, new Given(new Occasion(channel, call), address));
    }
  }

  @Override
  public void about(long address, int length) {
    Optional<Given> last = Optional.empty();
    for (Given each : given.values()) {
      boolean covers = each.address() <= address && isOneObject(each.address(), address);
      last = covers ? Optional.of(each) : last;
    }
    last.ifPresent(by -> fill(by, address, length));
  }

  private boolean isOneObject(long one, long other) {
    Optional<ObjectOfAddress> there = memory.locate(other);
    return there.isPresent()
        && memory.locate(one).map(ObjectOfAddress::base).equals(there.map(ObjectOfAddress::base));
  }

  private void fill(Given by, long address, int length) {
    boolean isWhole = (length & length - 1) == 0 && length <= Long.BYTES;
    for (int i = 0; i < length; i++) {
      isWhole &= !memory.isWritten(address + i, 1);
    }
    int step = isWhole ? length : 1;
    for (int i = 0; i < length; i += step) {
      if (!memory.isWritten(address + i, step)) {
        IntegerType type = new IntegerType(kind(step), 8 * step, false);
        InputCell cell =
            new InputCell(address + i - by.address(), Cell.of(type), InputValue.Number.of(0));
        added.computeIfAbsent(by.occasion(), occasion -> new ArrayList<>()).add(cell);
        memory.write(address + i, new byte[step]);
      }
    }
  }

  private static IntegerType.Kind kind(int bytes) {
    return switch (bytes) {
      case 1 -> IntegerType.Kind.CHAR;
      case 2 -> IntegerType.Kind.SHORT;
      case 4 -> IntegerType.Kind.INT;
      default -> IntegerType.Kind.LONG;
    };
  }

  /** The input, and the zeros that were read. */
  TestInput completed(TestInput input) {
    if (added.isEmpty()) {
      return input;
    }
    Map<Occasion, List<InputCell>> all = new LinkedHashMap<>();
    input
        .outside()
        .forEach(e -> all.put(new Occasion(e.channel(), e.call()), new ArrayList<>(e.cells())));
    added.forEach(
        (occasion, cells) -> all.computeIfAbsent(occasion, o -> new ArrayList<>()).addAll(cells));
    List<StubEffect> effectsNow = new ArrayList<>();
    all.forEach(
        (occasion, cells) -> {
          cells.sort(Comparator.comparingLong(InputCell::offset));
          effectsNow.add(new StubEffect(occasion.channel(), occasion.call(), cells));
        });
    return input.withOutside(effectsNow);
  }

  /**
   * Counts the calls of functions outside of the program that an input is silent about. Such a call
   * answers zero, so a loop that goes on until the answer changes never ends.
   */
  static final class SilentCalls {
    /**
     * A loop that has made this many calls without result waits for another answer, or is a long
     * one.
     */
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
}
