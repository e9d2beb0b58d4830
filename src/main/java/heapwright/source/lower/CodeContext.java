package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.SourceSpan;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * What lowering code at one place needs. There is one for the file scope, whose emitter only serves
 * constant expressions, and one for each function body.
 */
final class CodeContext {
  private final UnitContext unit;
  private final Emitter emitter;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final Arithmetic arithmetic;
  private final WeakAddresses weak;
  private final LvalueAccess accesses;
  private final LaneValues lanes;
  private final FunctionState function;
  private final TypeResolver types;
  private final Expressions expressions;
  private final Declarations declarations;
  private final Initialisers initialisers;
  private final Statements statements;
  private Scope scope;

  CodeContext(UnitContext unit, Scope scope, Emitter emitter) {
    this.unit = unit;
    this.scope = scope;
    this.emitter = emitter;
    this.folding = new Folding(unit.model());
    this.conversions = new ImplicitConversions(unit.model());
    this.arithmetic = new Arithmetic(unit.model(), folding, conversions);
    this.weak = new WeakAddresses(unit.model(), unit.linked(), emitter);
    this.accesses = new LvalueAccess(emitter, conversions, weak);
    this.lanes =
        new LaneValues(unit.model(), unit.positions(), emitter, folding, conversions, accesses);
    this.function = new FunctionState(emitter);
    this.types = unit.lowerings().types(this);
    this.expressions = unit.lowerings().expressions(this);
    this.declarations = unit.lowerings().declarations(this);
    this.initialisers = unit.lowerings().initialisers(this);
    this.statements = unit.lowerings().statements(this);
  }

  UnitContext unit() {
    return unit;
  }

  /** Whether this is outside functions. */
  boolean isFileLevel() {
    return unit.fileCode() == this;
  }

  DataModel model() {
    return unit.model();
  }

  SourceSpan span(IASTNode node) {
    return unit.positions().of(node);
  }

  Emitter emitter() {
    return emitter;
  }

  Folding folding() {
    return folding;
  }

  ImplicitConversions conversions() {
    return conversions;
  }

  Arithmetic arithmetic() {
    return arithmetic;
  }

  WeakAddresses weak() {
    return weak;
  }

  LvalueAccess accesses() {
    return accesses;
  }

  LaneValues lanes() {
    return lanes;
  }

  TypeResolver types() {
    return types;
  }

  Expressions expressions() {
    return expressions;
  }

  Declarations declarations() {
    return declarations;
  }

  Initialisers initialisers() {
    return initialisers;
  }

  Statements statements() {
    return statements;
  }

  /** The function whose code this is. */
  FunctionState function() {
    return function;
  }

  Scope scope() {
    return scope;
  }

  void enterScope() {
    scope = scope.nested(emitter.draft().numbering()::count);
  }

  void leaveScope() {
    closeScope();
    scope = scope.outer().orElseThrow();
  }

  /** Notes what the names of the scope have meant. */
  void closeScope() {
    scope.names().forEach(emitter.draft().outline()::name);
  }
}
