package heapwright.ir;

import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One or more translation units, linked. The maps keep the order of the source.
 *
 * @param declarations every function that is declared or defined
 * @param unsupported functions with a body that could not be lowered
 * @param names what identifiers mean at the end of the (first) source file
 * @param texts the preprocessed text of each unit that was read from the user's files, by the name
 *     of the unit
 * @param hasEnoughMemory whether no request for memory fails in it, as its user says
 */
public record Program(
    DataModel model,
    Map<SymbolId, Global> globals,
    Map<SymbolId, FunctionDeclaration> declarations,
    Map<SymbolId, Function> functions,
    List<Unsupported> unsupported,
    SourceNames names,
    Map<String, String> texts,
    boolean hasEnoughMemory) {

  /** One that is made rather than read, and has no source that names types. */
  public Program(
      DataModel model,
      Map<SymbolId, Global> globals,
      Map<SymbolId, FunctionDeclaration> declarations,
      Map<SymbolId, Function> functions,
      List<Unsupported> unsupported) {
    this(model, globals, declarations, functions, unsupported, SourceNames.NONE, Map.of(), false);
  }

  public Program {
    globals = Collections.unmodifiableMap(new LinkedHashMap<>(globals));
    declarations = Collections.unmodifiableMap(new LinkedHashMap<>(declarations));
    functions = Collections.unmodifiableMap(new LinkedHashMap<>(functions));
    unsupported = List.copyOf(unsupported);
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
  }

  /** This program, with the text that it was read from. */
  public Program readFrom(String unit, String text) {
    return with(globals, declarations, functions, Map.of(unit, text), hasEnoughMemory);
  }

  /** The same where no request for memory fails. */
  public Program withEnoughMemory() {
    return with(globals, declarations, functions, texts, true);
  }

  /** The same source with other definitions. */
  public Program with(
      Map<SymbolId, Global> newGlobals,
      Map<SymbolId, FunctionDeclaration> newDeclarations,
      Map<SymbolId, Function> newFunctions) {
    return with(newGlobals, newDeclarations, newFunctions, texts, hasEnoughMemory);
  }

  private Program with(
      Map<SymbolId, Global> newGlobals,
      Map<SymbolId, FunctionDeclaration> newDeclarations,
      Map<SymbolId, Function> newFunctions,
      Map<String, String> newTexts,
      boolean enoughMemory) {
    return new Program(
        model,
        newGlobals,
        newDeclarations,
        newFunctions,
        unsupported,
        names,
        newTexts,
        enoughMemory);
  }

  public Optional<Function> function(SymbolId symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  /** The functions of the user's files. */
  public Stream<Function> ownFunctions() {
    return functions.values().stream().filter(function -> !function.span().isOurs());
  }

  /** The objects of the user's files. */
  public Stream<Global> ownGlobals() {
    return globals.values().stream().filter(global -> !global.span().isOurs());
  }

  /** Whether the user's own files say where errno is, so that their code can look at it. */
  public boolean declaresErrno() {
    FunctionDeclaration place = declarations.get(ErrnoAccess.PLACE);
    return place != null && !place.span().isOurs();
  }

  /** The parameters of a function that must not be NULL, by its declaration. */
  public List<Local> nonNull(Function function) {
    FunctionDeclaration declared = declarations.get(function.symbol());
    return declared == null
        ? List.of()
        : declared.nonNull().stream().sorted().map(function.parameters()::get).toList();
  }

  /** The functions with this spelling. */
  public List<Function> functionsNamed(String name) {
    return functions.values().stream().filter(f -> f.name().equals(name)).toList();
  }

  /** The function that a variable is a static one of, if it is: only that function can name it. */
  public Optional<Function> enclosing(Global variable) {
    return functions.values().stream()
        .filter(f -> f.span().encloses(variable.span()) && !f.span().equals(variable.span()))
        .findFirst();
  }

  /**
   * This program together with another unit; where both define a symbol, this one's definition
   * stands. So a program's own {@code strdup} wins over the library's.
   */
  public Program linkedWith(Program other) {
    Map<SymbolId, Global> allGlobals = new LinkedHashMap<>(globals);
    other.globals.forEach((symbol, global) -> allGlobals.merge(symbol, global, Program::defined));
    Map<SymbolId, FunctionDeclaration> allDeclarations = new LinkedHashMap<>(declarations);
    other.declarations.forEach(allDeclarations::putIfAbsent);
    Map<SymbolId, Function> allFunctions = new LinkedHashMap<>(functions);
    other.functions.forEach(
        (symbol, function) -> allFunctions.merge(symbol, function, Program::strong));
    Map<String, String> allTexts = new LinkedHashMap<>(texts);
    other.texts.forEach(allTexts::putIfAbsent);
    return new Program(
        model,
        allGlobals,
        allDeclarations,
        allFunctions,
        Stream.concat(unsupported.stream(), other.unsupported.stream()).toList(),
        names,
        allTexts,
        hasEnoughMemory);
  }

  private static Global defined(Global first, Global second) {
    boolean isSuperseded = first.isReplaceable() && second.initialiser().isPresent();
    return first.initialiser().isPresent() && !isSuperseded ? first : second;
  }

  private static Function strong(Function first, Function second) {
    return first.linkage() == Linkage.WEAK ? second : first;
  }
}
