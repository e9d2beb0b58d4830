package heapwright.method.run;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.machine.InitialMemory;
import heapwright.machine.ObjectOfAddress;
import heapwright.machine.Reply;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.Leaves.Leaf;
import heapwright.testcase.FinalObject;
import heapwright.testcase.FinalObject.Lifetime;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/** Compares memory after a call with memory before. */
final class MemoryDifference {
  /** Asserting more of one object costs compile time and shows little. */
  private static final int MOST_CELLS = 1024;

  private final DataModel model;
  private final Leaves leaves;
  private final Program program;
  private final InitialMemory memory;
  private final TestInput input;
  private final Map<ObjectName, Long> addresses;
  private final FinalPointers pointers;
  private final CellDecoding decoding;
  private final Map<Long, byte[]> before = new HashMap<>();
  private final Map<SymbolId, List<InputCell>> set = new LinkedHashMap<>();

  /** Records memory before the call. */
  MemoryDifference(
      Program program, InitialMemory memory, TestInput input, Map<ObjectName, Long> addresses) {
    model = program.model();
    leaves = new Leaves(model);
    this.program = program;
    this.memory = memory;
    this.input = input;
    this.addresses = addresses;
    pointers = new FinalPointers(program, memory, addresses);
    decoding = new CellDecoding(pointers);
    input.globals().forEach(global -> set.put(global.symbol(), global.cells()));
    input.objects().forEach(o -> remember(addresses.get(o.name()), size(o)));
    accessedGlobals().forEach(global -> remember(memory.addressOf(global.symbol()), global.size()));
  }

  /** A large program has thousands of variables, of which a call accesses few. */
  private List<Global> accessedGlobals() {
    return program.globals().values().stream()
        .filter(MemoryDifference::isUsers)
        .filter(global -> memory.isAccessed(global.symbol()))
        .toList();
  }

  /** Whether it is a named variable of the user's file; the library's own are not asserted. */
  private static boolean isUsers(Global global) {
    return !global.readOnly()
        && !global.name().isEmpty()
        && global.initialiser().isPresent()
        && !global.span().isOurs();
  }

  private void remember(long address, long size) {
    before.put(address, memory.read(address, (int) size));
  }

  private long size(InputObject object) {
    return Math.max(1, object.length() * model.size(object.element()));
  }

  /** The cells of a result. */
  List<InputCell> returned(FunctionType type, Reply.Returned reply) {
    byte[] result = reply.result();
    List<InputCell> cells = new ArrayList<>();
    for (Leaf leaf : result.length == 0 ? List.<Leaf>of() : leaves.all(type.result())) {
      int from = (int) leaf.offset();
      int size = (int) model.size(leaf.cell());
      if (!reply.unset().get(from, from + size).isEmpty()) {
        continue;
      }
      byte[] bytes = Arrays.copyOfRange(result, from, from + size);
      decoding
          .value(leaf.cell(), bytes)
          .filter(value -> isSure(leaf, value))
          .ifPresent(value -> cells.add(new InputCell(leaf.offset(), leaf.cell(), value)));
    }
    return cells;
  }

  List<InputGlobal> globals() {
    List<InputGlobal> globals = new ArrayList<>();
    for (Global global : accessedGlobals()) {
      List<InputCell> given = set.getOrDefault(global.symbol(), List.of());
      long base = memory.addressOf(global.symbol());
      before.computeIfAbsent(base, b -> memory.initialBytes(global.symbol()));
      List<InputCell> cells = cells(base, global.type(), 1, given);
      if (!cells.isEmpty()) {
        globals.add(new InputGlobal(global.symbol(), cells));
      }
    }
    return globals;
  }

  List<FinalObject> inputs() {
    List<FinalObject> objects = new ArrayList<>();
    for (InputObject object : input.objects()) {
      long base = addresses.get(object.name());
      boolean live = memory.locate(base).map(ObjectOfAddress::live).orElse(false);
      List<InputCell> cells =
          live ? cells(base, object.element(), object.length(), object.cells()) : List.of();
      Lifetime lifetime = live ? Lifetime.KEPT : Lifetime.FREED;
      objects.add(
          new FinalObject(object.name(), object.element(), object.length(), lifetime, cells));
    }
    return objects;
  }

  /** The blocks that the call allocated; asked last, because the other answers lead to them. */
  List<FinalObject> fresh() {
    List<FinalObject> objects = new ArrayList<>();
    for (int i = 0; i < pointers.fresh().size(); i++) {
      FinalPointers.Fresh block = pointers.fresh().get(i);
      List<InputCell> cells = new ArrayList<>();
      observe(block.base(), block.element(), block.length(), leaf -> true, cells);
      objects.add(
          new FinalObject(block.name(), block.element(), block.length(), Lifetime.FRESH, cells));
    }
    return objects;
  }

  /** Whether blocks live that are neither the input's nor were found. */
  boolean leaks() {
    List<Long> known = new ArrayList<>(addresses.values());
    pointers.fresh().forEach(block -> known.add(block.base()));
    return !known.containsAll(memory.blocks());
  }

  /** The given cells as they are now, and all others that changed. */
  private List<InputCell> cells(long base, Type element, long length, List<InputCell> given) {
    List<InputCell> cells = new ArrayList<>();
    BitSet covered = new BitSet();
    for (InputCell cell : given) {
      // The call may have left something there that was never set.
      if (isWritten(base, cell.offset(), cell.cell())) {
        now(base, cell.offset(), cell.cell()).ifPresent(cells::add);
      }
      int from = (int) cell.offset();
      if (cell.cell().bits().isEmpty()) {
        covered.set(from, from + (int) model.size(cell.cell()));
      }
    }
    byte[] old = before.get(base);
    byte[] young = memory.read(base, old.length);
    if (!Arrays.equals(old, young)) {
      Predicate<Leaf> asked =
          leaf ->
              changed(leaf, old, young)
                  && !covered.get((int) leaf.offset())
                  && !isAmong(given, leaf);
      observe(base, element, length, asked, cells);
    }
    cells.sort(Comparator.comparingLong(InputCell::offset));
    return cells;
  }

  private boolean isWritten(long base, long offset, Cell cell) {
    return memory.isWritten(base + offset, (int) model.size(cell));
  }

  private static boolean isAmong(List<InputCell> given, Leaf leaf) {
    return given.stream()
        .anyMatch(c -> c.offset() == leaf.offset() && c.cell().bits().equals(leaf.cell().bits()));
  }

  private boolean changed(Leaf leaf, byte[] old, byte[] young) {
    int from = (int) leaf.offset();
    int to = from + (int) model.size(leaf.cell());
    return to <= old.length && !Arrays.equals(old, from, to, young, from, to);
  }

  /**
   * Adds what the written scalars of an array hold that are asked for: pointers to objects all,
   * since they lead to blocks that the call allocated, of others the first ones only.
   */
  private void observe(
      long base, Type element, long length, Predicate<Leaf> asked, List<InputCell> cells) {
    if (element instanceof ArrayType array) {
      observe(base, array.element(), length * array.length(), asked, cells);
      return;
    }
    List<Leaf> parts = leaves.all(element);
    boolean leads = parts.stream().anyMatch(leaf -> leaf.cell().type() instanceof PointerType);
    long last = length * model.size(element);
    for (long at = 0; at < last && (leads || cells.size() < MOST_CELLS); at += last / length) {
      for (Leaf part : parts) {
        Leaf leaf = new Leaf(at + part.offset(), part.cell(), part.inUnion());
        if (asked.test(leaf) && isWritten(base, leaf.offset(), leaf.cell())) {
          value(base, leaf)
              .filter(c -> cells.size() < MOST_CELLS || c.value() instanceof InputValue.PointsTo)
              .ifPresent(cells::add);
        }
      }
    }
  }

  private Optional<InputCell> value(long base, Leaf leaf) {
    return now(base, leaf.offset(), leaf.cell()).filter(cell -> isSure(leaf, cell.value()));
  }

  private Optional<InputCell> now(long base, long offset, Cell cell) {
    byte[] bytes = memory.read(base + offset, (int) model.size(cell));
    if (bytes.length < model.pointerBytes() && isPartOfAddress(base, offset)) {
      return Optional.empty();
    }
    return decoding.value(cell, bytes).map(value -> new InputCell(offset, cell, value));
  }

  /**
   * Whether a number shares its place with a pointer, as in a union or among bytes: it differs from
   * run to run.
   */
  private boolean isPartOfAddress(long base, long offset) {
    int word = model.pointerBytes();
    long size = memory.locate(base).map(ObjectOfAddress::size).orElse(0L);
    long first = Math.max(0, offset - word + 1);
    long last = Math.min(offset, size - word);
    return LongStream.rangeClosed(first, last).anyMatch(at -> pointers.isAddress(word(base + at)));
  }

  private long word(long address) {
    byte[] bytes = Arrays.copyOf(memory.read(address, model.pointerBytes()), Long.BYTES);
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
  }

  /**
   * Whether a value is certain: a member of a union is, only where it is a pointer to an object.
   */
  private static boolean isSure(Leaf leaf, InputValue value) {
    boolean leads = leaf.cell().type() instanceof PointerType;
    return !leaf.inUnion() || leads && value instanceof InputValue.PointsTo;
  }
}
