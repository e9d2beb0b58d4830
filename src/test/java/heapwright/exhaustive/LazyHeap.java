package heapwright.exhaustive;

import heapwright.ir.Global;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.machine.InitialMemory;
import heapwright.machine.memory.FirstReads;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/** The input of one run; a cell gets its value when it is read. */
final class LazyHeap implements FirstReads {
  private static final int ELEMENTS = 3;
  private static final IntegerType OCTET = new IntegerType(IntegerType.Kind.BYTE, 8, false);

  private final Subject subject;
  private final DataModel model;
  private final Slots slots;
  private final InitialMemory scene;
  private final Scope scope;
  private final Choices choices;
  private final TreeMap<Long, Stretch> input = new TreeMap<>();
  private final List<Stretch> targets = new ArrayList<>();

  /** Memory that the input fills. */
  private record Stretch(long base, Type element, long length, boolean isGlobal) {}

  LazyHeap(Subject subject, InitialMemory scene, Scope scope, Choices choices) {
    this.subject = subject;
    this.scene = scene;
    this.scope = scope;
    this.choices = choices;
    model = subject.program().model();
    slots = new Slots(model);
    subject.globals().forEach(this::place);
    scene.observeFirstReads(this);
  }

  private void place(Global global) {
    long base = scene.addressOf(global.symbol());
    Stretch stretch = new Stretch(base, global.type(), 1, true);
    targets.add(stretch);
    if (!global.readOnly()) {
      scene.forget(base, (int) global.size());
      input.put(base, stretch);
    }
  }

  /** The bytes of an argument. */
  byte[] argument(Type type) {
    byte[] image = new byte[(int) model.size(type)];
    for (Slots.Slot slot : slots.touching(type, 0, image.length)) {
      put(image, slot.offset(), slot.readings().get(0), value(slot));
    }
    return image;
  }

  @Override
  public void about(long address, int length) {
    var entry = input.floorEntry(address);
    if (entry == null) {
      return;
    }
    Stretch at = entry.getValue();
    long from = address - at.base();
    long size = model.size(at.element()) * at.length();
    if (from >= size) {
      return;
    }
    slots.touching(at.element(), from, from + length).stream()
        .filter(slot -> isOpen(at.base(), slot))
        .toList()
        .forEach(slot -> fill(at.base() + slot.offset(), slot));
    for (long i = 0; i < length; i++) {
      if (!scene.isWritten(address + i, 1)) {
        scene.write(address + i, new byte[1]);
      }
    }
  }

  private boolean isOpen(long base, Slots.Slot slot) {
    return !scene.isWritten(base + slot.offset(), Slots.bytes(slot.readings().get(0), model));
  }

  /** Writes what the program has not written itself. */
  private void fill(long address, Slots.Slot slot) {
    Cell cell = slot.readings().get(0);
    byte[] image = scene.read(address, Slots.bytes(cell, model));
    put(image, 0, cell, value(slot));
    for (int i = 0; i < image.length; i++) {
      // The bytes of bit-fields are written together, so that all of them are open or none.
      if (cell.bits().isPresent() || !scene.isWritten(address + i, 1)) {
        scene.write(address + i, new byte[] {image[i]});
      }
    }
  }

  private void put(byte[] image, long offset, Cell cell, long value) {
    int shift = cell.bits().map(BitRange::shift).orElse(0);
    int width = cell.bits().map(BitRange::width).orElse(8 * (int) model.size(cell.type()));
    for (int i = 0; i < width; i++) {
      int at = (int) offset + (shift + i) / 8;
      int bit = 1 << (shift + i) % 8;
      boolean set = (value >> Math.min(i, 63) & 1) != 0 && i < 64;
      image[at] = (byte) (set ? image[at] | bit : image[at] & ~bit);
    }
  }

  private long value(Slots.Slot slot) {
    List<LongSupplier> ways = new ArrayList<>();
    slot.readings().forEach(cell -> ways.addAll(ways(cell)));
    return choices.among(ways).getAsLong();
  }

  private List<LongSupplier> ways(Cell cell) {
    List<LongSupplier> ways = new ArrayList<>();
    if (cell.type() instanceof PointerType pointer) {
      return pointers(pointer.target());
    }
    if (cell.type() instanceof FloatingType floating) {
      floats(floating).forEach(bits -> ways.add(() -> bits));
      return ways;
    }
    IntegerType type =
        cell.type() instanceof EnumType e ? e.underlying() : (IntegerType) cell.type();
    int width = cell.bits().map(BitRange::width).orElse(type.bits());
    scope.of(type, width).forEach(bits -> ways.add(() -> bits));
    return ways;
  }

  private List<Long> floats(FloatingType type) {
    List<Long> bits = new ArrayList<>();
    List<Double> numbers = new ArrayList<>();
    scope.numbers().forEach(n -> numbers.add((double) n));
    numbers.add(0.5);
    numbers.add(Double.NaN);
    for (double number : numbers) {
      switch (type) {
        case FLOAT -> bits.add((long) Float.floatToRawIntBits((float) number));
        case DOUBLE -> bits.add(Double.doubleToRawLongBits(number));
        case LONG_DOUBLE -> bits.add(0L);
      }
    }
    return bits.stream().distinct().toList();
  }

  // Pointers.

  private List<LongSupplier> pointers(Type target) {
    List<LongSupplier> ways = new ArrayList<>();
    ways.add(() -> 0);
    if (target instanceof FunctionType type) {
      subject.own().stream()
          .filter(f -> f.type().equals(type))
          .forEach(f -> ways.add(() -> scene.addressOf(f.symbol())));
      return ways;
    }
    for (Stretch stretch : targets) {
      for (long offset : places(stretch, target)) {
        ways.add(() -> stretch.base() + offset);
      }
    }
    Type element = element(target);
    long there = targets.stream().filter(s -> !s.isGlobal() && s.element().equals(element)).count();
    if (there < scope.objects()) {
      ways.add(() -> fresh(element));
    }
    return ways;
  }

  private static Type element(Type target) {
    boolean isOpaque =
        target instanceof VoidType || target instanceof RecordType r && !r.isComplete();
    return isOpaque ? OCTET : target;
  }

  private List<Long> places(Stretch stretch, Type target) {
    if (target instanceof VoidType) {
      return List.of(0L);
    }
    List<Long> places = new ArrayList<>();
    List<Long> inside = slots.inside(stretch.element(), target);
    for (long i = 0; i < stretch.length(); i++) {
      for (long offset : inside) {
        places.add(i * model.size(stretch.element()) + offset);
      }
    }
    return places;
  }

  private long fresh(Type element) {
    boolean isWhole = element instanceof RecordType || element instanceof ArrayType;
    boolean isText = element instanceof IntegerType i && i.bits() == Byte.SIZE;
    long length = isWhole ? 1 : isText ? ELEMENTS + 1 : ELEMENTS;
    long size = length * model.size(element);
    long base = scene.block(size);
    Stretch stretch = new Stretch(base, element, length, false);
    input.put(base, stretch);
    targets.add(stretch);
    if (isText) {
      scene.write(base + size - 1, new byte[1]);
    }
    return base;
  }
}
