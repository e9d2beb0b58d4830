package heapwright.method.run;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.OutsideBehaviour;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts an input into the memory of a program that has not started. */
public final class InputPlacement {
  /** What an array of Java's holds. */
  private static final long MOST_BYTES = Integer.MAX_VALUE - 8;

  private final DataModel model;
  private final InitialMemory memory;
  private final TestInput input;
  private final Map<ObjectName, Long> addresses = new HashMap<>();
  private final OutsideReplay played;

  /**
   * @throws OutOfMemoryError if the machine has no room for the input, though a process may have
   */
  public InputPlacement(DataModel model, InitialMemory memory, TestInput input) {
    this.model = model;
    this.memory = memory;
    this.input = input;
    input.objects().forEach(o -> addresses.put(o.name(), memory.block(size(o))));
    for (InputObject object : input.objects()) {
      memory.write(addresses.get(object.name()), image(size(object), object.cells()));
    }
    for (InputGlobal global : input.globals()) {
      global.cells().forEach(cell -> write(memory.addressOf(global.symbol()), cell));
    }
    played = new OutsideReplay(memory, input.outside(), addresses, this::written);
    memory.meet(played);
    memory.observeFirstReads(played);
  }

  /** For a call that is given up after this many statements; nothing of what it prints is kept. */
  static RunSettings settings(InputStream in, long steps) {
    return RunSettings.silent()
        .withStreams(in, OutputStream.nullOutputStream(), OutputStream.nullOutputStream())
        .withLimits(Limits.CALL.withSteps(steps));
  }

  /** Calls the function that the input is for. */
  Reply call() {
    memory.refuse(Set.copyOf(input.failing()));
    return memory.call(input.function(), arguments());
  }

  /** The input with what the run found missing of what code outside of the program writes. */
  TestInput completed() {
    return played.completed(input);
  }

  /** What the outside repeated in the run so far, where the input says nothing of it. */
  List<StubEffect> repeated() {
    return played.repeated();
  }

  private OutsideBehaviour.Write written(InputCell cell) {
    byte[] image = new byte[(int) model.size(cell.cell())];
    byte[] mask = new byte[image.length];
    put(image, 0, cell.cell(), bits(cell.value()));
    put(mask, 0, cell.cell(), BigInteger.ONE.negate());
    return new OutsideBehaviour.Write(cell.offset(), image, mask);
  }

  private long size(InputObject object) {
    long element = model.size(object.element());
    if (element > 0 && object.length() > MOST_BYTES / element) {
      throw new OutOfMemoryError(
          "an object of " + object.length() + " times " + element + " bytes");
    }
    return Math.max(1, object.length() * element);
  }

  /** Where the input's objects lie. */
  Map<ObjectName, Long> addresses() {
    return addresses;
  }

  /** The bytes of the arguments. */
  public List<byte[]> arguments() {
    return input.arguments().stream().map(this::argument).toList();
  }

  private byte[] argument(InputArgument argument) {
    return image(model.size(argument.parameter().type()), argument.cells());
  }

  private byte[] image(long size, List<InputCell> cells) {
    byte[] image = new byte[(int) size];
    cells.forEach(cell -> put(image, (int) cell.offset(), cell));
    return image;
  }

  private void write(long base, InputCell cell) {
    byte[] bytes = memory.read(base + cell.offset(), (int) model.size(cell.cell()));
    put(bytes, 0, cell);
    memory.write(base + cell.offset(), bytes);
  }

  private void put(byte[] image, int offset, InputCell cell) {
    put(image, offset, cell.cell(), bits(cell.value()));
  }

  private void put(byte[] image, int offset, Cell cell, BigInteger value) {
    int bytes = (int) model.size(cell);
    if (cell.bits().isEmpty() && bytes <= Long.BYTES) {
      long word = value.longValue();
      for (int i = 0; i < bytes; i++) {
        image[offset + i] = (byte) (word >> 8 * i);
      }
      return;
    }
    int shift = cell.bits().map(BitRange::shift).orElse(0);
    int width = cell.bits().map(BitRange::width).orElse(8 * bytes);
    for (int i = 0; i < width; i++) {
      int at = offset + (shift + i) / 8;
      int bit = 1 << (shift + i) % 8;
      image[at] = (byte) (value.testBit(i) ? image[at] | bit : image[at] & ~bit);
    }
  }

  private BigInteger bits(InputValue value) {
    return value.match(
        number -> number.value(),
        number -> number.bits(),
        nothing -> BigInteger.ZERO,
        pointer -> BigInteger.valueOf(addresses.get(pointer.object()) + pointer.offset()),
        pointer -> BigInteger.valueOf(memory.addressOf(pointer.global()) + pointer.offset()),
        pointer -> BigInteger.valueOf(memory.addressOf(pointer.function())),
        pointer -> BigInteger.valueOf(pointer.address()));
  }
}
