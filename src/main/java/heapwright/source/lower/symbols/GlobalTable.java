package heapwright.source.lower.symbols;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The objects of a unit with static storage. */
public final class GlobalTable {
  private final DataModel model;
  private final SymbolTable symbols;
  private final Map<SymbolId, Draft> drafts = new LinkedHashMap<>();
  private final Map<SymbolId, List<Expression>> weakAddresses = new HashMap<>();
  private final Set<SymbolId> aliasedWeakly = new HashSet<>();
  private final Set<String> threadLocal = new HashSet<>();
  private final Map<LiteralKey, SymbolId> literals = new HashMap<>();

  private record LiteralKey(IntegerType element, ByteBuffer bytes) {}

  public GlobalTable(DataModel model, SymbolTable symbols) {
    this.model = model;
    this.symbols = symbols;
  }

  /**
   * What is known of an object so far.
   *
   * @param tentative declared without an initialiser, but not merely {@code extern}
   * @param onlyIfUsed whether it is entered only if it is used: it comes from a system header
   */
  public record Draft(
      SymbolId symbol,
      String name,
      Type type,
      Qualifiers qualifiers,
      Linkage linkage,
      int alignment,
      boolean tentative,
      boolean onlyIfUsed,
      Optional<Initialiser> initialiser,
      long size,
      SourceSpan span) {

    /** This draft with what an earlier declaration of the object said. */
    Draft after(Draft earlier) {
      boolean defined = earlier.initialiser.isPresent() || earlier.tentative;
      return new Draft(
          symbol,
          name,
          type,
          qualifiers,
          earlier.linkage == Linkage.WEAK ? Linkage.WEAK : linkage,
          Math.max(alignment, earlier.alignment),
          tentative || earlier.tentative,
          onlyIfUsed && earlier.onlyIfUsed,
          initialiser.or(() -> earlier.initialiser),
          Math.max(size, earlier.size),
          defined && !tentative ? earlier.span : span);
    }

    Draft with(Type completed, Initialiser value, long bytes) {
      return new Draft(
          symbol,
          name,
          completed,
          qualifiers,
          linkage,
          alignment,
          tentative,
          onlyIfUsed,
          Optional.of(value),
          bytes,
          span);
    }
  }

  /** The alignment that declarations ask for beyond the type's; 0 for nothing. */
  public int alignment(SymbolId symbol) {
    Draft draft = drafts.get(symbol);
    return draft == null ? 0 : draft.alignment();
  }

  Optional<Linkage> linkage(SymbolId symbol) {
    return Optional.ofNullable(drafts.get(symbol)).map(Draft::linkage);
  }

  /** Whether the unit has defined the object so far, with or without an initialiser. */
  boolean isDefined(SymbolId symbol) {
    Draft draft = drafts.get(symbol);
    return draft != null && (draft.tentative() || draft.initialiser().isPresent());
  }

  /** The type of an object, as far as it is known. */
  public Optional<Type> type(SymbolId symbol) {
    return Optional.ofNullable(drafts.get(symbol)).map(Draft::type);
  }

  public void noteWeak(SymbolId object, List<Expression> addresses) {
    if (!addresses.isEmpty()) {
      weakAddresses.put(object, addresses);
    }
  }

  /** The addresses in an object's initial value that the linker decides on. */
  public List<Expression> weakAddresses(SymbolId object) {
    return weakAddresses.getOrDefault(object, List.of());
  }

  /**
   * Notes that another file may define an alias of an object as an object of its own. Uses by the
   * object's own name are not told apart from those by the alias.
   */
  public void aliasWeakly(SymbolId symbol) {
    aliasedWeakly.add(symbol);
  }

  /** Whether a name that stands for an object here may stand for another one in a program. */
  public boolean isAliasedWeakly(SymbolId symbol) {
    return aliasedWeakly.contains(symbol);
  }

  public void noteThreadLocal(String name) {
    threadLocal.add(name);
  }

  /** The names of the objects of which every thread has its own. */
  public Set<String> threadLocal() {
    return threadLocal;
  }

  public void declare(Draft draft) {
    drafts.merge(draft.symbol(), draft, (earlier, later) -> later.after(earlier));
  }

  /**
   * Gives a declared object its initial value.
   *
   * @param size in bytes, a flexible array member's elements included
   */
  public void initialise(SymbolId symbol, Type type, Initialiser initialiser, long size) {
    drafts.computeIfPresent(symbol, (s, draft) -> draft.with(type, initialiser, size));
  }

  /**
   * The object that holds a string literal, the same for the same content.
   *
   * @param bytes all bytes of the array, the terminating zero included
   */
  public SymbolId literal(byte[] bytes, IntegerType element, SourceSpan at) {
    return literals.computeIfAbsent(
        new LiteralKey(element, ByteBuffer.wrap(bytes)),
        key -> {
          Type type = new ArrayType(element, bytes.length / model.size(element));
          Initialiser text = new Initialiser(List.of(text(0, bytes)));
          return anonymous(type, Qualifiers.CONST, text, bytes.length, at);
        });
  }

  /** The object whose bytes are the labels of a function; their number is known at its end. */
  public SymbolId labels(SourceSpan at) {
    return anonymous(
        model.plainChar().array(1), Qualifiers.CONST, new Initialiser(List.of()), 1, at);
  }

  public void labelCount(SymbolId labels, long count) {
    initialise(labels, model.plainChar().array(count), new Initialiser(List.of()), count);
  }

  public static Initialiser.Item.Text text(long offset, byte[] bytes) {
    List<Byte> boxed = new ArrayList<>(bytes.length);
    for (byte b : bytes) {
      boxed.add(b);
    }
    return new Initialiser.Item.Text(offset, boxed);
  }

  public SymbolId compoundLiteral(
      Type type, Qualifiers qualifiers, StaticObject object, SourceSpan at) {
    return anonymous(type, qualifiers, object.initialiser(), object.size(), at);
  }

  /** An object without a name that only code of the lowering's own uses. */
  public SymbolId internal(Type type, Initialiser initialiser, SourceSpan at) {
    return anonymous(type, Qualifiers.NONE, initialiser, model.size(type), at);
  }

  private SymbolId anonymous(
      Type type, Qualifiers qualifiers, Initialiser initialiser, long size, SourceSpan at) {
    SymbolId symbol = symbols.literal();
    drafts.put(
        symbol,
        new Draft(
            symbol,
            "",
            type,
            qualifiers,
            Linkage.INTERNAL,
            model.alignment(type),
            false,
            false,
            Optional.of(initialiser),
            size,
            at));
    return symbol;
  }

  public Map<SymbolId, Global> finished(Usage usage) {
    Map<SymbolId, Global> globals = new LinkedHashMap<>();
    for (Draft draft : drafts.values()) {
      if (!draft.onlyIfUsed() || usage.isUsed(draft.symbol())) {
        globals.put(draft.symbol(), finished(draft));
      }
    }
    return globals;
  }

  private Global finished(Draft draft) {
    boolean zero = draft.initialiser().isEmpty() && draft.tentative();
    Type type = zero ? tentativelyComplete(draft.type()) : draft.type();
    boolean incomplete = type instanceof RecordType record && !record.isComplete();
    Global object =
        new Global(
            draft.symbol(),
            draft.name(),
            type,
            draft.linkage(),
            zero ? Optional.of(new Initialiser(List.of())) : draft.initialiser(),
            draft.qualifiers(),
            incomplete ? 0 : Math.max(draft.size(), model.size(type)),
            incomplete ? 1 : Math.max(draft.alignment(), model.alignment(type)),
            draft.span());
    return aliasedWeakly.contains(draft.symbol()) ? object.aliasedWeakly() : object;
  }

  /** C17 6.9.2p2 and p5: an array without a declared length has one element. */
  private static Type tentativelyComplete(Type type) {
    return type instanceof ArrayType array && !array.isComplete() ? array.element().array(1) : type;
  }
}
