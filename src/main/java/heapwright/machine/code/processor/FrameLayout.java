package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.VariableArrayType;
import heapwright.machine.code.closure.ScalarKind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where a function's frame keeps what: the result, the unnamed arguments, then the locals. A local
 * in memory has a slot for its address; so does each {@code Allocate} for what it made last.
 */
public final class FrameLayout {
  /** The result; for an aggregate, the address that it is to be copied to, or 0. */
  public static final int RESULT = 0;

  /** The second half of a result of two slots. */
  public static final int RESULT_HIGH = 1;

  /** The address of the unnamed arguments. */
  public static final int ARGUMENTS = 2;

  /** Where a function that ends without giving its result leaves {@link #NO_RESULT}. */
  public static final int ENDING = ARGUMENTS;

  /** No address of arguments is this. */
  public static final long NO_RESULT = -1;

  /** Return address and saved frame pointer. */
  private static final long LINKAGE_BYTES = 16;

  private static final long STACK_ALIGNMENT = 16;

  private final Function function;
  private final int[] slots;
  private final int[] flags;
  private final int[] incoming;
  private final Map<Statement.Allocate, Integer> allocations = new IdentityHashMap<>();
  private final long stackBytes;
  private int size = Routine.FIRST_PARAMETER;

  public FrameLayout(Function function, Set<Local> watched, DataModel model) {
    this.function = function;
    int count = function.locals().size();
    slots = new int[count];
    flags = new int[count];
    incoming = new int[function.parameters().size()];
    for (Local local : function.locals()) {
      int index = local.id().index();
      slots[index] = take(local.inMemory() ? 1 : ScalarKind.of(local.type()).slots());
      flags[index] = watched.contains(local) ? take(1) : 0;
    }
    for (int i = 0; i < incoming.length; i++) {
      Local parameter = function.parameters().get(i);
      incoming[i] =
          parameter.inMemory() ? take(ScalarKind.of(parameter.type()).slots()) : slot(parameter);
    }
    stackBytes = stackBytes(model);
  }

  private int take(int count) {
    size += count;
    return size - count;
  }

  private long stackBytes(DataModel model) {
    long sum = 0;
    for (Local local : function.locals()) {
      if (!local.isTemporary() && !(local.type() instanceof VariableArrayType)) {
        sum += model.size(local.type());
      }
    }
    return LINKAGE_BYTES + (sum + STACK_ALIGNMENT - 1) / STACK_ALIGNMENT * STACK_ALIGNMENT;
  }

  public int slot(Local local) {
    return slots[local.id().index()];
  }

  /** Whether a run-time check guards reads of the register. */
  public boolean isWatched(Local local) {
    return flags[local.id().index()] != 0;
  }

  /** The slot that says whether a watched register has been set. */
  public int flag(Local local) {
    return flags[local.id().index()];
  }

  /** Where the caller puts a parameter's value. */
  public int incoming(int parameter) {
    return incoming[parameter];
  }

  /** Where an allocation of memory keeps the address that it made last. */
  public int allocation(Statement.Allocate statement) {
    return allocations.computeIfAbsent(statement, s -> take(1));
  }

  List<Integer> allocationSlots() {
    return new ArrayList<>(allocations.values());
  }

  public List<Local> inMemory() {
    return function.locals().stream().filter(Local::inMemory).toList();
  }

  /** What the frame takes of the program's stack, about as gcc lays it out. */
  long stackBytes() {
    return stackBytes;
  }

  /** How many slots a frame has; final once the function is compiled. */
  int size() {
    return size;
  }
}
