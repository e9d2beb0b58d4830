package heapwright.ir;

import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.Optional;

/** The C library's streams that are open when a program starts. */
public final class StandardStreams {
  /** The tag that the library's headers give the type {@code FILE}. */
  private static final String TAG = "_IO_FILE";

  /** The one to read from before those to write to. */
  private static final List<String> NAMES = List.of("stdin", "stdout", "stderr");

  private final Program program;

  public StandardStreams(Program program) {
    this.program = program;
  }

  public static boolean isStream(Type type) {
    return type instanceof RecordType record && record.tag().equals(TAG);
  }

  /** The variables that hold them, if the program may be given a stream and pass it on. */
  public List<SymbolId> wanted() {
    boolean isUsed =
        program.declarations().values().stream()
            .flatMap(d -> d.type().parameters().stream())
            .anyMatch(t -> t instanceof PointerType pointer && isStream(pointer.target()));
    return isUsed ? NAMES.stream().map(SymbolId::new).toList() : List.of();
  }

  /** The objects behind {@code stdin} and the others, as far as the program has them. */
  public List<SymbolId> objects() {
    return NAMES.stream().flatMap(name -> object(name).stream()).toList();
  }

  /** What a program calls the stream that this object is. */
  public Optional<String> name(SymbolId object) {
    return NAMES.stream()
        .filter(name -> object(name).filter(object::equals).isPresent())
        .findFirst();
  }

  private Optional<SymbolId> object(String name) {
    return Optional.ofNullable(program.globals().get(new SymbolId(name)))
        .flatMap(Global::initialiser)
        .flatMap(initialiser -> initialiser.items().stream().findFirst())
        .flatMap(StandardStreams::target);
  }

  private static Optional<SymbolId> target(Initialiser.Item item) {
    return item instanceof Initialiser.Item.Scalar scalar
            && scalar.value() instanceof Expression.GlobalAddress address
        ? Optional.of(address.symbol())
        : Optional.empty();
  }
}
