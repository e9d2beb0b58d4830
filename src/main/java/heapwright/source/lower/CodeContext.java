package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.SourceSpan;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * What lowering code at one place needs. There is one for the file scope, whose emitter only serves
 * constant expressions, and one for each function body.
 */
final class CodeContext {
  private final UnitContext unit;
  private final Emitter emitter;
  private final TypeReader types;
  private final ExpressionLowering expressions;
  private final DeclarationLowering declarations;
  private final InitialiserLowering initialisers;
  private final StatementLowering statements;
  private Scope scope;
  private Optional<NestedFrame> frame = Optional.empty();

  CodeContext(UnitContext unit, Scope scope, Emitter emitter) {
    this.unit = unit;
    this.scope = scope;
    this.emitter = emitter;
    this.types = new TypeReader(this);
    this.expressions = new ExpressionLowering(this);
    this.declarations = new DeclarationLowering(this);
    this.initialisers = new InitialiserLowering(this);
    this.statements = new StatementLowering(this);
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

  TypeReader types() {
    return types;
  }

  ExpressionLowering expressions() {
    return expressions;
  }

  DeclarationLowering declarations() {
    return declarations;
  }

  InitialiserLowering initialisers() {
    return initialisers;
  }

  StatementLowering statements() {
    return statements;
  }

  /** What the functions inside this one see of it, if there are any. */
  Optional<NestedFrame> frame() {
    return frame;
  }

  void openFrame(NestedFrame opened) {
    frame = Optional.of(opened);
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

  /** Whether the expression is not a name, or one that something declares. */
  boolean isDeclared(IASTExpression node) {
    return !(node instanceof IASTIdExpression id)
        || scope.find(id.getName().toString()).isPresent();
  }
}
