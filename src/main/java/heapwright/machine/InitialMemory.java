package heapwright.machine;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.machine.code.Invocation;
import heapwright.machine.code.StaticAddresses;
import heapwright.machine.code.processor.OutsideBehaviour;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.memory.FirstReads;
import heapwright.machine.memory.LeakScan;
import heapwright.machine.memory.MemoryInspection;
import heapwright.machine.memory.MemoryObject;
import heapwright.machine.memory.ObjectOrigin;
import heapwright.machine.memory.Site;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The memory of a program that has not started: objects can be put into it, functions called on
 * them, and the outcome looked at. Values are the bytes that they have in memory.
 */
public final class InitialMemory {
  private static final Site HERE = Site.at(new SourceFile("<scene>").start());

  private final Processor processor;
  private final StaticAddresses places;
  private final Invocation calls;

  InitialMemory(Processor processor, StaticAddresses places, Invocation calls) {
    this.processor = processor;
    this.places = places;
    this.calls = calls;
  }

  /** The address of a function or a global object. */
  public long addressOf(SymbolId symbol) {
    return places.addressOf(symbol);
  }

  /** A new object that lives as long as the scene. */
  public long object(String name, byte[] image) {
    return processor.memory().objects().given(name, image).base();
  }

  /** A new block that the program may free; all its bytes are indeterminate. */
  public long block(long size) {
    return processor.heap().give(size, HERE.span()).base();
  }

  /** Puts objects elsewhere than they would be: what then differs depends on addresses. */
  public void scatter() {
    processor.memory().scatter();
  }

  /** Lets some of the program's requests for memory fail; they are counted from 0 from here on. */
  public void refuse(Set<Integer> requests) {
    processor.heap().refuse(requests);
  }

  /** Says what functions do that the program only declares. */
  public void meet(OutsideBehaviour outside) {
    processor.meet(outside);
  }

  public void write(long address, byte[] image) {
    processor.memory().blocks().write(address, image, HERE);
  }

  /** The bytes at an address; those never written are what they happen to be. */
  public byte[] read(long address, int length) {
    return processor.memory().blocks().take(address, length, HERE);
  }

  /** Makes bytes indeterminate again. */
  public void forget(long address, int length) {
    processor.memory().blocks().forget(address, length, HERE);
  }

  /** Notifies a listener of indeterminate bytes before they are used; it may write them then. */
  public void observeFirstReads(FirstReads firstReads) {
    processor.memory().observeFirstReads(firstReads);
  }

  /** Calls a function, which may end the scene's program. */
  public Reply call(SymbolId function, List<byte[]> arguments) {
    try {
      Invocation.Result result = calls.callWithImages(function, arguments);
      return new Reply.Returned(result.image(), result.unset());
    } catch (RunStopped stop) {
      return new Reply.Ended(stop.outcome());
    } catch (OutOfMemoryError e) {
      // The machine's own memory is exhausted, not the program's: how the call would end is
      // unknown.
      return new Reply.Ended(new RunOutcome.OverBudget(RunBudget.MEMORY));
    }
  }

  /** How many statements the calls executed so far. */
  public long steps() {
    return processor.steps();
  }

  /** What the calls survived so far. */
  public List<Fault> survived() {
    return processor.faults().survived();
  }

  /** The object, dead or alive, that an address inside or near it names. */
  public Optional<ObjectOfAddress> locate(long address) {
    return inspection().at(address).map(this::objectOfAddress);
  }

  /** Whether all these bytes of a living object have been written. */
  public boolean isWritten(long address, int length) {
    return inspection().isWritten(address, length);
  }

  /** Whether a global object has been accessed; what has not holds its initial value. */
  public boolean isAccessed(SymbolId global) {
    return inspection().isAccessed(addressOf(global));
  }

  /** The bytes of a global object's initial value. */
  public byte[] initialBytes(SymbolId global) {
    return inspection().initialBytes(addressOf(global));
  }

  /** A number that differs, but for an accident, whenever the content of memory does. */
  public long digest() {
    return inspection().digest();
  }

  /** The addresses of the blocks that are allocated now. */
  public List<Long> blocks() {
    return inspection().blocks().stream().map(MemoryObject::base).toList();
  }

  /** The blocks that no chain of pointers leads to, neither from variables nor from these words. */
  public List<Fault> leaks(long[] held) {
    new LeakScan(processor.memory(), processor.faults()).run(List.of(held));
    return survived().stream().filter(fault -> fault.kind() == FaultKind.LEAK).toList();
  }

  private MemoryInspection inspection() {
    return new MemoryInspection(processor.memory());
  }

  private ObjectOfAddress objectOfAddress(MemoryObject object) {
    return new ObjectOfAddress(
        kind(inspection().storage(object)),
        object.base(),
        object.size(),
        !inspection().isDead(object));
  }

  private static ObjectOfAddress.Kind kind(ObjectOrigin storage) {
    if (storage instanceof ObjectOrigin.Heap) {
      return ObjectOfAddress.Kind.HEAP;
    }
    if (storage instanceof ObjectOrigin.Code) {
      return ObjectOfAddress.Kind.FUNCTION;
    }
    if (storage instanceof ObjectOrigin.Automatic) {
      return ObjectOfAddress.Kind.AUTOMATIC;
    }
    boolean fixed =
        storage instanceof ObjectOrigin.Static || storage instanceof ObjectOrigin.Literal;
    return fixed ? ObjectOfAddress.Kind.STATIC : ObjectOfAddress.Kind.GIVEN;
  }
}
