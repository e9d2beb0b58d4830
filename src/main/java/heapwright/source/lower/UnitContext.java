package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.Field;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.FunctionType;
import heapwright.ir.IntegerType;
import heapwright.ir.Linkage;
import heapwright.ir.Qualifiers;
import heapwright.ir.RecordType;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.source.parse.AttributeTable;
import heapwright.source.parse.PackTable;
import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.TextMarks;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;

/** What belongs to a translation unit as a whole while it is lowered. */
final class UnitContext {
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
  UnitContext(DataModel model, String name, ParsedUnit parsed, LoweringFactory lowerings) {
    this.model = model;
    this.parsed = parsed;
    this.positions = new Positions(name, parsed.map());
    this.symbols = new SymbolTable(name);
    this.globals = new GlobalTable(model, symbols);
    this.trampolines = new Trampolines(model, globals, functions);
    this.lowerings = lowerings;
    this.fileCode = new CodeContext(this, fileScope, Emitter.forConstants(model));
  }

  DataModel model() {
    return model;
  }

  Positions positions() {
    return positions;
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }

  Scope fileScope() {
    return fileScope;
  }

  /** What lowers declarations and constant expressions outside functions. */
  CodeContext fileCode() {
    return fileCode;
  }

  SymbolTable symbols() {
    return symbols;
  }

  GlobalTable globals() {
    return globals;
  }

  FunctionTable functions() {
    return functions;
  }

  /** What the linker decides about, functions and objects. */
  LinkedSymbols linked() {
    return new LinkedSymbols(functions, globals);
  }

  /** What makes the lowerings of each function's code. */
  LoweringFactory lowerings() {
    return lowerings;
  }

  Usage usage() {
    return usage;
  }

  Trampolines trampolines() {
    return trampolines;
  }

  ProgramHooks hooks() {
    return hooks;
  }

  AttributeTable attributes() {
    return parsed.attributes();
  }

  PackTable packing() {
    return parsed.packing();
  }

  /** A type has been read whose values are computed lane by lane. */
  void noteLanes() {
    usesLanes = true;
  }

  boolean usesLanes() {
    return usesLanes;
  }

  /** What a unary plus at this offset really is, if it is no plus. */
  Optional<TextMarks.Mark> complexPart(int offset) {
    return parsed.marks().at(TextMarks.Kind.COMPLEX_PART, offset);
  }

  /** The first mark of a kind in the text of a node. */
  Optional<TextMarks.Mark> mark(TextMarks.Kind kind, IASTNode node) {
    return parsed.marks().find(kind, Positions.start(node), Positions.end(node));
  }

  boolean hasMark(TextMarks.Kind kind, int from, int to) {
    return parsed.marks().find(kind, from, to).isPresent();
  }

  boolean isStaticAssertion(IASTNode declaration) {
    int start = Positions.start(declaration);
    return parsed.marks().find(TextMarks.Kind.STATIC_ASSERT, start, start + 1).isPresent();
  }

  /** Enters a function that is called without a declaration; C90 gives it {@code int name()}. */
  Entity.FunctionEntity declareFunction(String name, FunctionType type, SourceSpan at) {
    SymbolId symbol = SymbolTable.external(name);
    Entity.FunctionEntity entity = new Entity.FunctionEntity(symbol, type);
    fileScope.declare(name, entity);
    functions.declare(new FunctionDeclaration(symbol, name, type, Linkage.EXTERNAL, at), false);
    return entity;
  }

  /**
   * The object that holds a string literal, the same for the same content.
   *
   * @param bytes all bytes of the array, the terminating zero included
   */
  SymbolId literal(byte[] bytes, IntegerType element, SourceSpan at) {
    return globals.literal(bytes, element, at);
  }

  /** The object whose bytes are the labels of a function; their number is told at its end. */
  SymbolId labels(SourceSpan at) {
    return globals.labels(at);
  }

  void labelCount(SymbolId labels, long count) {
    globals.labelCount(labels, count);
  }

  /** A compound literal outside functions: an object without a name, the same each time. */
  SymbolId compoundLiteral(IASTTypeIdInitializerExpression node, Type type, Qualifiers qualifiers) {
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
  void use(SymbolId symbol) {
    usage.use(symbol);
  }

  /** A member whose own attributes align it, beyond what its type asks for. */
  void noteAlignment(RecordType record, String member, int alignment) {
    alignments.computeIfAbsent(record, r -> new HashMap<>()).put(member, alignment);
  }

  /** The alignment of a member, for gcc's {@code __alignof__ record.member}. */
  int alignment(RecordType record, Field field) {
    Map<String, Integer> noted = alignments.getOrDefault(record, Map.of());
    return noted.getOrDefault(field.name(), model.alignment(field.type()));
  }

  /** The record that the specifier at an offset defined when it was read before. */
  Optional<RecordType> recordDefinedAt(int offset) {
    return Optional.ofNullable(records.get(offset));
  }

  void noteDefinition(int offset, RecordType record) {
    records.put(offset, record);
  }
}
