package heapwright.world;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The memory at addresses that the source spells as numbers, such as the registers of a device. It
 * is an object of the outside like any other that the source only declares: pages that a test can
 * map before the call. Addresses that are merely compared, as sentinels are, do not count.
 */
public final class FixedAddresses {
  /** Linux maps nothing below (vm.mmap_min_addr). */
  private static final long LEAST = 1 << 16;

  /** AddressSanitizer has its shadow from here on, so that no test can map anything there. */
  private static final long END = 0x7fff_8000L;

  private static final long PAGE = 4096;

  /** What lies in the same region is one object, as far as the limit allows. */
  private static final long REGION_SIZE = 1 << 24;

  private static final long LIMIT = 1 << 22;

  private static final SourceFile FILE = new SourceFile("(fixed addresses)");

  private final DataModel model;
  private final SortedMap<Long, Long> ends = new TreeMap<>();
  private final List<Range> unmappable = new ArrayList<>();

  private FixedAddresses(DataModel model) {
    this.model = model;
  }

  /** What lies at the addresses that a program's functions and variables contain. */
  public static List<Global> in(Program program) {
    return visited(program).objects();
  }

  private static FixedAddresses visited(Program program) {
    FixedAddresses addresses = new FixedAddresses(program.model());
    program.ownFunctions().flatMap(Function::expressions).forEach(addresses::visit);
    program.ownGlobals().flatMap(Global::initialScalars).forEach(addresses::visit);
    return addresses;
  }

  /** Bytes from an address up to another. */
  public record Range(long start, long end) {
    public boolean contains(long address) {
      return address >= start && address < end;
    }
  }

  /** Addresses that a program contains and at which no test can have memory. */
  public static List<Range> unmappable(Program program) {
    return visited(program).unmappable;
  }

  /**
   * Those of a program's objects at fixed addresses that a function may use. Calls through pointers
   * may lead anywhere, and variables may hold any of the addresses.
   */
  public static List<Global> usedBy(Program program, SymbolId function) {
    List<Global> all =
        program.globals().values().stream().filter(g -> g.fixedAddress().isPresent()).toList();
    Set<SymbolId> reached = new HashSet<>();
    if (all.isEmpty() || !callees(program, function, reached)) {
      return all;
    }
    FixedAddresses addresses = new FixedAddresses(program.model());
    reached.stream()
        .flatMap(symbol -> program.functions().get(symbol).expressions())
        .forEach(addresses::visit);
    program.globals().values().stream().flatMap(Global::initialScalars).forEach(addresses::visit);
    return all.stream()
        .filter(global -> addresses.ends.keySet().stream().anyMatch(global::isAt))
        .toList();
  }

  /** Adds what a function calls; false where that is not known. */
  private static boolean callees(Program program, SymbolId function, Set<SymbolId> reached) {
    Function body = program.functions().get(function);
    if (body == null || !reached.add(function)) {
      return true;
    }
    return body.calls()
        .allMatch(
            call -> call.target().filter(next -> callees(program, next, reached)).isPresent());
  }

  private void visit(Expression e) {
    if (e instanceof Expression.Comparison comparison) {
      comparison.operands().stream()
          .filter(operand -> !(operand instanceof Expression.IntegerConstant))
          .forEach(this::visit);
      return;
    }
    if (e.type() instanceof PointerType pointer && !(pointer.target() instanceof FunctionType)) {
      numbers(e).forEach(address -> add(address, pointer.target()));
    }
    e.operands().forEach(this::visit);
  }

  /** The numbers that an address is computed from, not looking through other addresses. */
  private static List<Long> numbers(Expression e) {
    if (e instanceof Expression.IntegerConstant constant) {
      return List.of(constant.value());
    }
    boolean isComputed = e instanceof Expression.Conversion || isSum(e);
    List<Long> found = new ArrayList<>();
    if (isComputed) {
      e.operands().forEach(operand -> found.addAll(numbers(operand)));
    }
    return found;
  }

  /** A base and what is added to it; the operands of other operators are masks and factors. */
  private static boolean isSum(Expression e) {
    return e instanceof Expression.Binary binary
        && !(e.type() instanceof PointerType)
        && (binary.operator() == BinaryOperator.ADD || binary.operator() == BinaryOperator.OR);
  }

  private void add(long address, Type target) {
    long end = address + Math.max(1, size(target));
    if (address >= LEAST && end <= END) {
      ends.merge(address, end, Math::max);
    } else if (address != 0 && !isError(address)) {
      unmappable.add(new Range(address, end));
    }
  }

  /** A small negative number in the place of an address says that something failed. */
  private static boolean isError(long address) {
    return address < 0 && address >= -PAGE;
  }

  private long size(Type type) {
    boolean isKnown = type.isScalar() || type instanceof RecordType record && record.isComplete();
    return isKnown ? model.size(type) : 1;
  }

  private List<Global> objects() {
    SortedMap<Long, Long> pages = new TreeMap<>();
    long start = 0;
    for (var entry : ends.entrySet()) {
      long first = entry.getKey() / PAGE * PAGE;
      if (pages.isEmpty() || first / REGION_SIZE != start / REGION_SIZE) {
        start = first;
      }
      long size = -Math.floorDiv(start - entry.getValue(), PAGE) * PAGE;
      if (size <= LIMIT && (start + size - 1) / REGION_SIZE == start / REGION_SIZE) {
        pages.merge(start, size, Math::max);
      }
    }
    return pages.entrySet().stream().map(p -> object(p.getKey(), p.getValue())).toList();
  }

  private Global object(long address, long size) {
    Type word = model.signedInt().withSign(false);
    String name = "memory_at_" + Long.toHexString(address);
    return new Global(
        new SymbolId(name),
        name,
        word.array(size / model.size(word)),
        Linkage.EXTERNAL,
        Optional.of(new Initialiser(List.of())),
        Qualifiers.NONE,
        size,
        (int) PAGE,
        FILE.start(),
        OptionalLong.of(address),
        false);
  }
}
