package heapwright.machine.code;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.machine.code.expression.ConstantImage;
import heapwright.machine.code.expression.SymbolAddresses;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.memory.MemoryObject;
import heapwright.machine.memory.ObjectLifetimes;
import heapwright.machine.memory.ObjectOrigin;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import heapwright.world.FixedAddresses;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Gives every function and every object with static storage its place, the same in every run. */
public final class StaticAddresses implements SymbolAddresses {
  private final Map<SymbolId, Long> addresses = new HashMap<>();
  private final Map<Long, SymbolId> functions = new HashMap<>();

  /**
   * @param isBuiltIn whether a function is there without being written in C
   */
  public StaticAddresses(Program program, Processor processor, Predicate<SymbolId> isBuiltIn) {
    Set<SymbolId> missing = MissingSymbols.of(program, isBuiltIn);
    missing.forEach(symbol -> addresses.put(symbol, 0L));
    ObjectLifetimes objects = processor.memory().objects();
    ConstantImage images = new ConstantImage(program.model(), this, processor.faults());
    // First, as nothing else may take their places.
    program.globals().values().stream()
        .filter(global -> global.fixedAddress().isPresent())
        .forEach(global -> addresses.put(global.symbol(), place(global, images, objects).base()));
    FixedAddresses.unmappable(program).forEach(r -> objects.device(r.start(), r.end()));
    Set<SymbolId> callable = new LinkedHashSet<>(program.declarations().keySet());
    callable.addAll(program.functions().keySet());
    callable.removeAll(missing);
    for (SymbolId symbol : callable) {
      long address = objects.code(symbol.key()).base();
      addresses.put(symbol, address);
      functions.put(address, symbol);
    }
    program.globals().values().stream()
        .filter(global -> global.fixedAddress().isEmpty())
        .filter(global -> !missing.contains(global.symbol()))
        .forEach(global -> addresses.put(global.symbol(), place(global, images, objects).base()));
    objects.fix();
  }

  private static MemoryObject place(Global global, ConstantImage images, ObjectLifetimes objects) {
    ObjectOrigin storage =
        global.name().isEmpty()
            ? new ObjectOrigin.Literal(global.span())
            : new ObjectOrigin.Static(global.name(), global.span());
    Consumer<MemoryObject> waking =
        global.initialiser().isPresent() ? images.filler(global) : o -> missing(global);
    if (global.fixedAddress().isPresent()) {
      return objects.pinned(global.fixedAddress().getAsLong(), global.size(), storage, waking);
    }
    return objects.fixed(global.size(), global.alignment(), storage, global.readOnly(), waking);
  }

  private static void missing(Global global) {
    throw new RunStopped(
        new RunOutcome.Unresolved(global.name(), "it is declared but not defined"));
  }

  /** How many functions and objects have an address. */
  public int count() {
    return addresses.size();
  }

  @Override
  public long addressOf(SymbolId symbol) {
    Long address = addresses.get(symbol);
    if (address == null) {
      throw new RunStopped(
          new RunOutcome.Unresolved(symbol.key(), "it is declared but not defined"));
    }
    return address;
  }

  Optional<SymbolId> functionAt(long address) {
    return Optional.ofNullable(functions.get(address));
  }
}
