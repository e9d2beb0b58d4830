package heapwright.method.inka.world;

import heapwright.analysis.CallGraph;
import heapwright.analysis.CallGraph.CallSite;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.method.inka.state.Writes;
import heapwright.world.CountingFormats;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What code may write: registers by block, memory by block with all that it calls. */
public final class WriteEffects {
  private final Program program;
  private final DataModel model;
  private final CallGraph calls;
  private final Map<SymbolId, Writes> functions = new HashMap<>();
  private final Map<BasicBlock, Writes> blocks = new IdentityHashMap<>();
  private final Map<SymbolId, Boolean> arithmetic = new HashMap<>();
  private final boolean overlapping;
  private final boolean storesCounts;
  private final boolean hasStreamsOnMemory;

  public WriteEffects(Program program, CallGraph calls) {
    this.program = program;
    this.calls = calls;
    model = program.model();
    overlapping =
        program.functions().values().stream()
            .flatMap(Function::code)
            .flatMap(s -> s.operands().stream())
            .flatMap(Expression::parts)
            .anyMatch(e -> e instanceof Expression.FieldAddress f && f.record().isUnion());
    storesCounts = CountingFormats.areUsedIn(program);
    hasStreamsOnMemory = LibraryTable.mentions(program, LibraryFact.STREAMS_ON_MEMORY);
  }

  Program program() {
    return program;
  }

  CallGraph calls() {
    return calls;
  }

  /**
   * Whether a function that prints changes no object that a program can see: not even how much was
   * printed is stored, and no buffer is the program's.
   */
  boolean printsInvisibly(SymbolId function) {
    return !hasStreamsOnMemory && !(storesCounts && LibraryTable.format(function).isPresent());
  }

  /** Whether the program has cells that may be read as other than they were written. */
  public boolean hasUnions() {
    return overlapping;
  }

  /** Whether a function, or what it calls, computes with pointers to what has no name. */
  public boolean usesPointerArithmetic(Function function) {
    return arithmetic.computeIfAbsent(
        function.symbol(),
        symbol -> {
          Set<SymbolId> reached = new HashSet<>(calls.reachableFrom(symbol));
          reached.add(symbol);
          return reached.stream()
              .flatMap(s -> program.function(s).stream())
              .flatMap(Function::expressions)
              .flatMap(Expression::parts)
              .anyMatch(e -> e instanceof Expression.ElementAddress && !isNamed(e));
        });
  }

  private static boolean isNamed(Expression address) {
    return address instanceof Expression.LocalAddress
        || address instanceof Expression.GlobalAddress
        || (address instanceof Expression.FieldAddress
                || address instanceof Expression.ElementAddress
                || address instanceof Expression.Conversion)
            && isNamed(address.operands().get(0));
  }

  /** The registers, by the indices of locals. */
  BitSet registers(Function function, Collection<Integer> indices) {
    BitSet written = new BitSet();
    for (int index : indices) {
      for (Statement s : function.blocks().get(index).statements()) {
        s.written().ifPresent(local -> written.set(local.id().index()));
        if (s instanceof Statement.Declare declare) {
          written.set(declare.local().id().index());
        }
      }
    }
    return written;
  }

  Writes memory(Function function, Collection<Integer> indices) {
    Writes all = Writes.NOTHING;
    for (int index : indices) {
      BasicBlock block = function.blocks().get(index);
      all = all.and(blocks.computeIfAbsent(block, b -> inBlock(function, b)));
    }
    return all;
  }

  private Writes inBlock(Function function, BasicBlock block) {
    Writes all = own(block);
    for (CallSite site : calls.calls(function.symbol())) {
      if (site.block().equals(block.id())) {
        all = all.and(called(site));
      }
    }
    return all;
  }

  private Writes called(CallSite site) {
    if (site.targets().isEmpty()) {
      return Writes.EVERYTHING;
    }
    Set<SymbolId> reached = new HashSet<>(site.targets());
    site.targets().forEach(t -> reached.addAll(calls.reachableFrom(t)));
    Writes all =
        site.call().result().filter(l -> l.inMemory()).isPresent()
            ? Writes.to(site.call().result().get())
            : Writes.NOTHING;
    for (SymbolId symbol : reached) {
      all = all.and(functions.computeIfAbsent(symbol, this::ofFunction));
    }
    return all;
  }

  private Writes ofFunction(SymbolId symbol) {
    Optional<Function> function = program.function(symbol);
    if (LibraryModel.answers(program, symbol)) {
      return LibraryModel.writes(this, symbol);
    }
    if (function.isEmpty()) {
      return Writes.EVERYTHING;
    }
    Writes all = Writes.NOTHING;
    for (BasicBlock block : function.get().blocks()) {
      all = all.and(own(block));
    }
    return all.outside();
  }

  /** What the block's own statements write. */
  private Writes own(BasicBlock block) {
    Writes all = Writes.NOTHING;
    for (Statement s : block.statements()) {
      if (s instanceof Statement.Store store) {
        boolean isField = store.cell().bits().isPresent();
        all = all.and(at(store.address(), isField ? 1 : model.size(store.cell().type())));
      } else if (s instanceof Statement.Copy copy) {
        all = all.and(at(copy.to(), 1));
      } else if (s instanceof Statement.Zero zero) {
        all = all.and(at(zero.address(), 1));
      } else if (s instanceof Statement.Declare declare && declare.local().inMemory()) {
        all = all.and(Writes.to(declare.local()));
      } else if (s instanceof Statement.Havoc havoc) {
        for (Statement.Havoc.Target target : havoc.targets()) {
          boolean isResult = target.channel().kind() == Channel.Kind.RESULT;
          all = all.and(isResult ? at(target.address(), 1) : Writes.EVERYTHING);
        }
      } else if (s instanceof Statement.StartArguments || s instanceof Statement.NextArgument) {
        all = Writes.EVERYTHING;
      }
    }
    return all;
  }

  private Writes at(Expression address, long size) {
    if (address instanceof Expression.FieldAddress
        || address instanceof Expression.ElementAddress
        || address instanceof Expression.Conversion) {
      return at(address.operands().get(0), size);
    }
    if (address instanceof Expression.LocalAddress local) {
      return Writes.to(local.local());
    }
    if (address instanceof Expression.GlobalAddress global) {
      return Writes.to(global.symbol());
    }
    return Writes.through(overlapping ? 1 : size);
  }
}
