package heapwright.method.inka.world;

import heapwright.analysis.CallGraph;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether a function, with all that it calls, can get at nothing on the heap but what it makes
 * itself, and has no pointers to anything but the beginnings of that: then struct(m) is closed
 * before it begins, and a record's pointer, however little is known of it, points to one of those
 * that were made. Decided by the text: nothing that comes from outside holds a pointer, and no
 * address of a variable or of a part of an object is kept.
 */
final class OwnHeap {
  private final Program program;

  private OwnHeap(Program program) {
    this.program = program;
  }

  static boolean isThatOf(Program program, CallGraph calls, SymbolId symbol) {
    OwnHeap heap = new OwnHeap(program);
    Function start = program.functions().get(symbol);
    if (start.parameters().stream().anyMatch(p -> holdsPointers(p.type()))) {
      return false;
    }
    Set<SymbolId> seen = new HashSet<>(Set.of(symbol));
    Deque<SymbolId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      SymbolId next = open.pop();
      if (!program.function(next).stream().allMatch(heap::keepsNoAddress)) {
        return false;
      }
      for (SymbolId callee : calls.callees(next)) {
        if (!LibraryModel.answers(program, callee) && seen.add(callee)) {
          open.push(callee);
        }
      }
    }
    return true;
  }

  /** What may hold a pointer: unions, for all that is known. */
  private static boolean holdsPointers(Type type) {
    if (type instanceof ArrayType array) {
      return holdsPointers(array.element());
    }
    if (type instanceof RecordType record) {
      return !record.isComplete()
          || record.isUnion()
          || record.fields().stream().anyMatch(f -> holdsPointers(f.type()));
    }
    return type instanceof PointerType;
  }

  private boolean keepsNoAddress(Function function) {
    return function.blocks().stream().allMatch(this::keepsNoAddress);
  }

  private boolean keepsNoAddress(BasicBlock block) {
    return block.statements().stream().allMatch(this::keepsNoAddress)
        && block.terminator().operands().stream().allMatch(this::isPlain);
  }

  private boolean keepsNoAddress(Statement statement) {
    if (statement instanceof Statement.Load load) {
      return isPlace(load.address());
    }
    if (statement instanceof Statement.Store store) {
      return isPlace(store.address()) && isPlain(store.value());
    }
    if (statement instanceof Statement.Copy copy) {
      return isPlace(copy.to()) && isPlace(copy.from());
    }
    if (statement instanceof Statement.Zero zero) {
      return isPlace(zero.address());
    }
    return statement.operands().stream().allMatch(this::isPlain);
  }

  /** What is loaded from or stored to, of which nothing is kept. */
  private boolean isPlace(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      return !field.record().isUnion() && isPlace(field.base());
    }
    if (address instanceof Expression.ElementAddress element) {
      return isPlace(element.base()) && isPlain(element.index()) && isPlain(element.stride());
    }
    if (address instanceof Expression.GlobalAddress global) {
      return !comesFromOutside(global.symbol());
    }
    return address instanceof Expression.LocalAddress || isPlain(address);
  }

  /** A value that is no address of a variable or of a part of something; of texts it may be. */
  private boolean isPlain(Expression value) {
    if (value instanceof Expression.GlobalAddress global) {
      return program.globals().get(global.symbol()).readOnly()
          && !comesFromOutside(global.symbol());
    }
    boolean isPart =
        value instanceof Expression.LocalAddress
            || value instanceof Expression.FieldAddress
            || value instanceof Expression.ElementAddress;
    return !isPart && value.operands().stream().allMatch(this::isPlain);
  }

  private boolean comesFromOutside(SymbolId symbol) {
    Global global = program.globals().get(symbol);
    return holdsPointers(global.type());
  }
}
