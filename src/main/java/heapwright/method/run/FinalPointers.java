package heapwright.method.run;

import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.machine.InitialMemory;
import heapwright.machine.ObjectOfAddress;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Expresses in the input's terms where pointers lead after a call, and names the fresh blocks. */
final class FinalPointers {
  /** A block that the call allocated, seen as the first pointer found to it sees it. */
  record Fresh(ObjectName name, long base, Type element, long length) {}

  private static final long LEAST_ADDRESS = 1 << 16;

  private final DataModel model;
  private final InitialMemory memory;
  private final Map<Long, ObjectName> names = new HashMap<>();
  private final Program program;
  private final Map<Long, SymbolId> symbols = new HashMap<>();
  private final List<Fresh> fresh = new ArrayList<>();
  private final Set<String> taken = new HashSet<>();

  FinalPointers(Program program, InitialMemory memory, Map<ObjectName, Long> inputs) {
    this.program = program;
    model = program.model();
    this.memory = memory;
    inputs.forEach((name, base) -> names.put(base, name));
    inputs.keySet().forEach(name -> taken.add(name.text()));
  }

  /** What of the program lies at an address; looked up late, since most calls never need it. */
  private Optional<SymbolId> symbol(long address) {
    if (symbols.isEmpty()) {
      program.globals().keySet().forEach(s -> symbols.put(memory.addressOf(s), s));
      program.functions().keySet().forEach(s -> symbols.put(memory.addressOf(s), s));
    }
    return Optional.ofNullable(symbols.get(address));
  }

  /** The fresh blocks found so far. */
  List<Fresh> fresh() {
    return fresh;
  }

  /** Whether a number is the address of something, which differs from run to run. */
  boolean isAddress(long number) {
    return number >= LEAST_ADDRESS && memory.locate(number).isPresent();
  }

  Optional<InputValue> value(long address, Type target) {
    if (address == 0) {
      return Optional.of(new InputValue.NullPointer());
    }
    Optional<ObjectOfAddress> place = memory.locate(address);
    if (place.isEmpty()) {
      return Optional.of(new InputValue.RawPointer(address));
    }
    return place
        .filter(at -> at.live() && address >= at.base() && address <= at.base() + at.size())
        .flatMap(at -> inside(at, address, target));
  }

  private Optional<InputValue> inside(ObjectOfAddress at, long address, Type target) {
    long offset = address - at.base();
    return switch (at.kind()) {
      case HEAP ->
          Optional.of(
              new InputValue.PointsTo(
                  names.computeIfAbsent(at.base(), base -> discover(at, target)), offset));
      case STATIC -> symbol(at.base()).map(symbol -> new InputValue.PointsToGlobal(symbol, offset));
      case FUNCTION -> symbol(at.base()).map(InputValue.PointsToFunction::new);
      case AUTOMATIC, GIVEN -> Optional.empty();
    };
  }

  private ObjectName discover(ObjectOfAddress at, Type target) {
    int number = 1;
    while (!taken.add("new" + number)) {
      number++;
    }
    ObjectName name = new ObjectName("new" + number);
    Type element = fits(target, at.size()) ? target : octet();
    long step = model.size(element);
    fresh.add(new Fresh(name, at.base(), element, isFlexible(element) ? 1 : at.size() / step));
    return name;
  }

  private boolean fits(Type target, long size) {
    boolean complete = target.isScalar() || target instanceof RecordType r && r.isComplete();
    return complete
        && !(target instanceof FunctionType)
        && model.size(target) > 0
        && model.size(target) <= size;
  }

  private IntegerType octet() {
    return model.plainChar().withSign(false);
  }

  private static boolean isFlexible(Type element) {
    if (!(element instanceof RecordType record) || record.fields().isEmpty()) {
      return false;
    }
    Field last = record.fields().get(record.fields().size() - 1);
    return last.type() instanceof ArrayType array && !array.isComplete();
  }
}
