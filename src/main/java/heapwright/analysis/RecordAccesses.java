package heapwright.analysis;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Which records some functions access: as a whole, or a member of them. */
public final class RecordAccesses {
  private final Set<Object> read = new HashSet<>();
  private final Set<Object> written = new HashSet<>();

  public RecordAccesses(Stream<Function> functions) {
    functions.flatMap(Function::code).forEach(this::note);
  }

  /** Whether the functions write one of the records and access the other. */
  public boolean canInterfere(RecordType a, RecordType b) {
    return writes(a) && accesses(b) || writes(b) && accesses(a);
  }

  private boolean writes(RecordType record) {
    return written.contains(TypeBasedAliasing.identity(record));
  }

  private boolean accesses(RecordType record) {
    return writes(record) || read.contains(TypeBasedAliasing.identity(record));
  }

  private void note(Statement statement) {
    if (statement instanceof Statement.Load load) {
      note(load.address(), load.cell().type(), read);
    } else if (statement instanceof Statement.Store store) {
      note(store.address(), store.cell().type(), written);
    } else if (statement instanceof Statement.Zero zero) {
      note(zero.address(), zero.type(), written);
    } else if (statement instanceof Statement.Copy copy) {
      note(copy.from(), copy.type(), read);
      note(copy.to(), copy.type(), written);
    }
  }

  private static void note(Expression address, Type type, Set<Object> records) {
    if (type instanceof RecordType record) {
      records.add(TypeBasedAliasing.identity(record));
    }
    address
        .parts()
        .filter(Expression.FieldAddress.class::isInstance)
        .map(part -> TypeBasedAliasing.identity(((Expression.FieldAddress) part).record()))
        .forEach(records::add);
  }
}
