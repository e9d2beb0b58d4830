package heapwright.source.lower.symbols;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.parse.text.Attribute;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The functions of a unit. */
public final class FunctionTable {
  /** What gcc itself knows of functions that glibc declares without saying so. */
  private static final Map<String, Set<Integer>> KNOWN = Map.of("fwrite", Set.of(1, 4));

  /** What {@code nonnull} without numbers means. */
  private static final int EVERY_PLACE = 0;

  /** What declarations say of functions. */
  public enum Note {
    /** Calls never come back. */
    ENDLESS,
    /** It never returns NULL. */
    NON_NULL_RESULT,
    /**
     * Another file may replace an alias of it. Calls by the function's own name are not told apart
     * from those by the alias, so that nothing is proved by either.
     */
    ALIASED_WEAKLY,
    /**
     * It is declared without {@code inline}, or with {@code extern}. C17 6.7.4p7: its definition is
     * an external one then; otherwise another file has that, and it is unspecified which of the two
     * is called.
     */
    DECLARED_EXTERNALLY
  }

  private final Map<SymbolId, FunctionDeclaration> declarations = new LinkedHashMap<>();
  private final Set<SymbolId> optional = new HashSet<>();
  private final Set<SymbolId> inlineDefinitions = new LinkedHashSet<>();
  private final Map<Note, Set<SymbolId>> notes = new EnumMap<>(Note.class);
  private final Map<SymbolId, Set<Integer>> nonNull = new HashMap<>();
  private final Map<SymbolId, Function> functions = new LinkedHashMap<>();
  private final List<Unsupported> unsupported = new ArrayList<>();

  /**
   * Enters a declaration in place of an earlier one.
   *
   * @param onlyIfUsed whether it is entered only if it is used: it comes from a system header
   */
  public void declare(FunctionDeclaration declaration, boolean onlyIfUsed) {
    FunctionDeclaration earlier = declarations.put(declaration.symbol(), declaration);
    if (!onlyIfUsed) {
      optional.remove(declaration.symbol());
    } else if (earlier == null) {
      optional.add(declaration.symbol());
    }
  }

  public void declareIfMissing(FunctionDeclaration declaration) {
    declarations.putIfAbsent(declaration.symbol(), declaration);
  }

  public Optional<Linkage> linkage(SymbolId symbol) {
    return Optional.ofNullable(declarations.get(symbol)).map(FunctionDeclaration::linkage);
  }

  boolean isDefined(SymbolId symbol) {
    return functions.containsKey(symbol);
  }

  /** Whether a declaration of an external function has made it weak. */
  public boolean isWeak(String name) {
    FunctionDeclaration declaration = declarations.get(SymbolTable.external(name));
    return declaration != null && declaration.linkage() == Linkage.WEAK;
  }

  public void note(SymbolId symbol, Note note) {
    notes.computeIfAbsent(note, n -> new HashSet<>()).add(symbol);
  }

  private boolean has(SymbolId symbol, Note note) {
    return notes.getOrDefault(note, Set.of()).contains(symbol);
  }

  /** Notes that a definition says {@code inline}. */
  public void noteInlineDefinition(SymbolId symbol) {
    inlineDefinitions.add(symbol);
  }

  private boolean mayBeElsewhere(SymbolId symbol) {
    return inlineDefinitions.contains(symbol)
        && !has(symbol, Note.DECLARED_EXTERNALLY)
        && linkage(symbol).filter(linkage -> linkage == Linkage.EXTERNAL).isPresent();
  }

  /** The names of the functions with external linkage that are defined {@code inline}. */
  public Set<String> inlineDefinitions() {
    return inlineDefinitions.stream()
        .filter(functions::containsKey)
        .filter(symbol -> declarations.get(symbol).linkage() != Linkage.INTERNAL)
        .map(symbol -> declarations.get(symbol).name())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  public boolean returns(SymbolId symbol) {
    return !has(symbol, Note.ENDLESS);
  }

  /** Notes which parameters a function wants to be non-null; gcc counts them from 1. */
  public void wantsNonNull(SymbolId symbol, Attribute attribute) {
    Set<Integer> places = nonNullPlaces(symbol);
    if (attribute.argument().isBlank()) {
      places.add(EVERY_PLACE);
    }
    Arrays.stream(attribute.argument().split(","))
        .map(String::strip)
        .filter(place -> place.matches("\\d{1,4}"))
        .forEach(place -> places.add(Integer.parseInt(place)));
  }

  /** Notes that the parameter at a place, counted from 0, is to be non-null. */
  public void wantsNonNullAt(SymbolId symbol, int place) {
    nonNullPlaces(symbol).add(place + 1);
  }

  private Set<Integer> nonNullPlaces(SymbolId symbol) {
    return nonNull.computeIfAbsent(symbol, s -> new HashSet<>());
  }

  /** Whether a pointer must not be NULL as the argument at this place, counted from 0. */
  public boolean wantsNonNull(SymbolId symbol, int place) {
    Set<Integer> places = nonNull.getOrDefault(symbol, Set.of());
    boolean isKnown = KNOWN.getOrDefault(symbol.toString(), Set.of()).contains(place + 1);
    return isKnown || places.contains(EVERY_PLACE) || places.contains(place + 1);
  }

  public void define(Function function) {
    functions.put(function.symbol(), function);
  }

  public void leaveOut(Unsupported function) {
    unsupported.add(function);
  }

  public Map<SymbolId, FunctionDeclaration> declarations(Usage usage) {
    Map<SymbolId, FunctionDeclaration> wanted = new LinkedHashMap<>();
    declarations.forEach(
        (symbol, declaration) -> {
          if (!optional.contains(symbol) || usage.isUsed(symbol)) {
            wanted.put(symbol, completed(declaration));
          }
        });
    return wanted;
  }

  /** A declaration with what all declarations of the function say. */
  private FunctionDeclaration completed(FunctionDeclaration declaration) {
    SymbolId symbol = declaration.symbol();
    return new FunctionDeclaration(
        symbol,
        declaration.name(),
        declaration.type(),
        declaration.linkage(),
        nonNullPlaces(declaration),
        returns(symbol),
        has(symbol, Note.NON_NULL_RESULT),
        declaration.span());
  }

  private Set<Integer> nonNullPlaces(FunctionDeclaration declaration) {
    List<Type> types = declaration.type().parameters();
    return IntStream.range(0, types.size())
        .filter(place -> types.get(place) instanceof PointerType)
        .filter(place -> wantsNonNull(declaration.symbol(), place))
        .boxed()
        .collect(Collectors.toSet());
  }

  public Map<SymbolId, Function> functions() {
    functions.replaceAll(
        (symbol, function) ->
            has(symbol, Note.ALIASED_WEAKLY) || mayBeElsewhere(symbol)
                ? function.withLinkage(Linkage.WEAK)
                : function);
    return functions;
  }

  public List<Unsupported> unsupported() {
    return unsupported;
  }
}
