package heapwright.source.lower.context;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.nested.Trampolines;
import heapwright.source.lower.problems.Diagnostics;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.FunctionTable;
import heapwright.source.lower.symbols.GlobalTable;
import heapwright.source.lower.symbols.LinkedSymbols;
import heapwright.source.lower.symbols.Scope;
import heapwright.source.lower.symbols.StaticObject;
import heapwright.source.lower.symbols.SymbolTable;
import heapwright.source.lower.symbols.Usage;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.text.AttributeTable;
import heapwright.source.parse.text.PackTable;
import heapwright.source.parse.text.TextMarks;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;

/** What belongs to a translation unit as a whole while it is lowered. */
public final class UnitContext {
  private boolean usesLanes;
  private final DataModel model;
  private final ParsedUnit parsed;
  private final Positions positions;
  private final Diagnostics diagnostics = new Diagnostics();
  private final Scope fileScope = Scope.file();
  private final SymbolTable symbols;
  private final GlobalTable globals;
  private final FunctionTable functions = new FunctionTable();
  private final Usage usage = new Usage();
  private final ProgramHooks hooks = new ProgramHooks();
  private final Trampolines trampolines;
  private final Map<RecordType, Map<String, Integer>> alignments = new IdentityHashMap<>();
  private final Map<Integer, RecordType> records = new HashMap<>();
  private final Map<Integer, SymbolId> compoundLiterals = new HashMap<>();
  private final LoweringFactory lowerings;
  private final CodeContext fileCode;

  /**
   * @param name of the unit, which makes the symbols of its statics unique
   */
  public UnitContext(DataModel model, String name, ParsedUnit parsed, LoweringFactory lowerings) {
    this.model = model;
    this.parsed = parsed;
    this.positions = new Positions(name, parsed.text().map());
    this.symbols = new SymbolTable(name);
    this.globals = new GlobalTable(model, symbols);
    this.trampolines = new Trampolines(model, globals, functions);
    this.lowerings = lowerings;
    this.fileCode = new CodeContext(this, fileScope, Emitter.forConstants(model));
  }

  public DataModel model() {
    return model;
  }

  public Positions positions() {
    return positions;
  }

  public Diagnostics diagnostics() {
    return diagnostics;
  }

  public Scope fileScope() {
    return fileScope;
  }

  /** What lowers declarations and constant expressions outside functions. */
  public CodeContext fileCode() {
    return fileCode;
  }

  public SymbolTable symbols() {
    return symbols;
  }

  public GlobalTable globals() {
    return globals;
  }

  public FunctionTable functions() {
    return functions;
  }

  /** What the linker decides about, functions and objects. */
  public LinkedSymbols linked() {
    return new LinkedSymbols(functions, globals);
  }

  /** What makes the lowerings of each function's code. */
  LoweringFactory lowerings() {
    return lowerings;
  }

  public Usage usage() {
    return usage;
  }

  public Trampolines trampolines() {
    return trampolines;
  }

  public ProgramHooks hooks() {
    return hooks;
  }

  public AttributeTable attributes() {
    return parsed.text().attributes();
  }

  public PackTable packing() {
    return parsed.text().packing();
  }

  /** A type has been read whose values are computed lane by lane. */
  public void noteLanes() {
    usesLanes = true;
  }

  public boolean usesLanes() {
    return usesLanes;
  }

  /** The mark of a kind where a node begins. */
  public Optional<TextMarks.Mark> markAt(TextMarks.Kind kind, IASTNode node) {
    return parsed.text().marks().at(kind, Positions.start(node));
  }

  /** The first mark of a kind in the text of a node. */
  public Optional<TextMarks.Mark> mark(TextMarks.Kind kind, IASTNode node) {
    return parsed.text().marks().find(kind, Positions.start(node), Positions.end(node));
  }

  public boolean hasMark(TextMarks.Kind kind, int from, int to) {
    return parsed.text().marks().find(kind, from, to).isPresent();
  }

  public boolean isStaticAssertion(IASTNode declaration) {
    return markAt(TextMarks.Kind.STATIC_ASSERT, declaration).isPresent();
  }

  /** Enters a function that is called without a declaration; C90 gives it {@code int name()}. */
  public Entity.FunctionEntity declareFunction(String name, FunctionType type, SourceSpan at) {
    SymbolId symbol = SymbolTable.external(name);
    Entity.FunctionEntity entity = new Entity.FunctionEntity(symbol, type);
    fileScope.declare(name, entity);
    functions.declare(new FunctionDeclaration(symbol, name, type, Linkage.EXTERNAL, at), false);
    return entity;
  }

  /** A compound literal outside functions: an object without a name, the same each time. */
  public SymbolId compoundLiteral(
      IASTTypeIdInitializerExpression node, Type type, Qualifiers qualifiers) {
    int offset = Positions.start(node);
    SymbolId known = compoundLiterals.get(offset);
    if (known != null) {
      return known;
    }
    StaticObject object = fileCode.initialisers().constant(type, node.getInitializer());
    SymbolId symbol = globals.compoundLiteral(type, qualifiers, object, positions.of(node));
    compoundLiterals.put(offset, symbol);
    return symbol;
  }

  /** Notes that a symbol is used, so that a function of a system header is not left out. */
  public void use(SymbolId symbol) {
    usage.use(symbol);
  }

  /** A member whose own attributes align it, beyond what its type asks for. */
  public void noteAlignment(RecordType record, String member, int alignment) {
    alignments.computeIfAbsent(record, r -> new HashMap<>()).put(member, alignment);
  }

  /** The alignment of a member, for gcc's {@code __alignof__ record.member}. */
  public int alignment(RecordType record, Field field) {
    Map<String, Integer> noted = alignments.getOrDefault(record, Map.of());
    return noted.getOrDefault(field.name(), model.alignment(field.type()));
  }

  /** The record that the specifier at an offset defined when it was read before. */
  public Optional<RecordType> recordDefinedAt(int offset) {
    return Optional.ofNullable(records.get(offset));
  }

  public void noteDefinition(int offset, RecordType record) {
    records.put(offset, record);
  }
}
