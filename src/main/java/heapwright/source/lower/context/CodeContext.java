package heapwright.source.lower.context;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.source.lower.arithmetic.Arithmetic;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.symbols.Scope;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Strings;
import heapwright.source.lower.values.WeakAddresses;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * What lowering code at one place needs. There is one for the file scope, whose emitter only serves
 * constant expressions, and one for each function body.
 */
public final class CodeContext {
  private final UnitContext unit;
  private final Emitter emitter;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final Arithmetic arithmetic;
  private final WeakAddresses weak;
  private final LvalueAccess accesses;
  private final LaneValues lanes;
  private final Strings strings;
  private final ConstantEvaluation constants;
  private final CallEmission calls;
  private final FunctionState function;
  private final TypeResolver types;
  private final Expressions expressions;
  private final Declarations declarations;
  private final Initialisers initialisers;
  private final Statements statements;
  private Scope scope;

  public CodeContext(UnitContext unit, Scope scope, Emitter emitter) {
    this.unit = unit;
    this.scope = scope;
    this.emitter = emitter;
    this.folding = new Folding(unit.model());
    this.conversions = new ImplicitConversions(unit.model());
    this.arithmetic = new Arithmetic(unit.model(), folding, conversions);
    this.weak = new WeakAddresses(unit.model(), unit.linked(), emitter);
    this.accesses = new LvalueAccess(emitter, conversions, weak);
    this.lanes = new LaneValues(this);
    this.strings = new Strings(unit.model());
    this.constants = new ConstantEvaluation(this);
    this.calls = new CallEmission(this);
    this.function = new FunctionState(emitter);
    this.types = unit.lowerings().types().apply(this);
    this.expressions = unit.lowerings().expressions().apply(this);
    this.declarations = unit.lowerings().declarations().apply(this);
    this.initialisers = unit.lowerings().initialisers().apply(this);
    this.statements = unit.lowerings().statements().apply(this);
  }

  public UnitContext unit() {
    return unit;
  }

  /** Whether this is outside functions. */
  public boolean isFileLevel() {
    return unit.fileCode() == this;
  }

  public DataModel model() {
    return unit.model();
  }

  public SourceSpan span(IASTNode node) {
    return unit.positions().of(node);
  }

  /** What is computed where a node stands. */
  public Computation at(IASTNode node) {
    return new Computation(this, span(node));
  }

  public Emitter emitter() {
    return emitter;
  }

  public Folding folding() {
    return folding;
  }

  public ImplicitConversions conversions() {
    return conversions;
  }

  public Arithmetic arithmetic() {
    return arithmetic;
  }

  public WeakAddresses weak() {
    return weak;
  }

  public LvalueAccess accesses() {
    return accesses;
  }

  public LaneValues lanes() {
    return lanes;
  }

  public Strings strings() {
    return strings;
  }

  /** Evaluates what is not to run. */
  public ConstantEvaluation constants() {
    return constants;
  }

  public CallEmission calls() {
    return calls;
  }

  public TypeResolver types() {
    return types;
  }

  public Expressions expressions() {
    return expressions;
  }

  public Declarations declarations() {
    return declarations;
  }

  public Initialisers initialisers() {
    return initialisers;
  }

  public Statements statements() {
    return statements;
  }

  /** The function whose code this is. */
  public FunctionState function() {
    return function;
  }

  public Scope scope() {
    return scope;
  }

  public void enterScope() {
    scope = scope.nested(emitter.draft().numbering()::count);
  }

  public void leaveScope() {
    closeScope();
    scope = scope.outer().orElseThrow();
  }

  /** Notes what the names of the scope have meant. */
  public void closeScope() {
    scope.names().forEach(emitter.draft().outline()::name);
  }
}
