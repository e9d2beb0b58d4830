package heapwright.source.lower;

import heapwright.ir.Argument;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.FunctionType;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement.Store;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.source.lower.DeclarationReader.Declared;
import heapwright.source.lower.Entity.NestedFunctionEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * Functions inside functions (GNU). They become functions of their own with one parameter more, the
 * static chain, which callers pass who know them by name; pointers are to {@link Trampolines}.
 */
final class NestedFunctions {
  private final CodeContext code;

  NestedFunctions(CodeContext code) {
    this.code = code;
  }

  private NestedFrame frame(IASTNode node) {
    return code.frame()
        .orElseThrow(() -> new UnsupportedConstruct(node, "a function inside an expression"));
  }

  /** {@code auto int f(int);}: a function that is defined later in the same block. */
  NestedFunctionEntity declare(Declared declared, FunctionType type) {
    String name = declared.name();
    SymbolId symbol =
        code.scope().findHere(name).orElse(null) instanceof NestedFunctionEntity before
            ? before.symbol()
            : code.unit().symbols().staticLocal(name, Positions.start(declared.declarator()));
    NestedFunctionEntity entity =
        new NestedFunctionEntity(symbol, type, frame(declared.declarator()).object());
    code.scope().declare(name, entity);
    return entity;
  }

  void define(IASTFunctionDefinition definition) {
    Declared declared =
        new DeclarationReader(code)
            .read(
                definition,
                definition.getDeclSpecifier(),
                DeclaratorReader.outermost(definition.getDeclarator()));
    if (!(declared.type().type() instanceof FunctionType type)) {
      throw new SourceError(definition, "'" + declared.name() + "' is not a function");
    }
    NestedFunctionEntity entity = declare(declared, type);
    NestedFrame frame = frame(definition);
    Captures captures = new Captures(frame, code.model());
    String around = code.statements().functionName();
    code.unit().symbols().enterFunction(around + "." + declared.name());
    Function function =
        new FunctionLowering(code.unit())
            .lower(definition, entity, declared.name(), code.scope(), captures);
    code.unit().symbols().enterFunction(around);
    code.unit().functions().define(function);
    code.unit().trampolines().define(function, type);
    frame.fill(Set.copyOf(captures.used()), code.span(definition));
    code.statements().jumps().define(entity.symbol());
  }

  /** The type of a function inside a function with its static chain. */
  static FunctionType chained(FunctionType type, DataModel model) {
    List<Type> parameters = new ArrayList<>(type.parameters());
    parameters.add(0, NestedFrame.chainType());
    return new FunctionType(type.result(), parameters, type.kind());
  }

  static Argument chain(NestedFunctionEntity entity, DataModel model, SourceSpan span) {
    return new Argument(NestedFrame.chain(entity.chain(), span), NestedFrame.chainType());
  }

  /** What a call by name calls. */
  static Operand.Designator designator(
      NestedFunctionEntity entity, DataModel model, SourceSpan span) {
    FunctionType type = chained(entity.type(), model);
    return new Operand.Designator(
        new Expression.FunctionAddress(entity.symbol(), type.pointer(), span), type);
  }

  /** The pointer that the function becomes: to the trampoline of the frame's activation. */
  static Expression address(
      NestedFunctionEntity entity, CodeContext code, IASTNode node, SourceSpan span) {
    if (entity.type().isVariadic()) {
      throw new UnsupportedConstruct(node, "a pointer to a variadic function inside a function");
    }
    code.statements().jumps().check(entity.symbol(), node);
    DataModel model = code.model();
    Trampolines.Tables tables = code.unit().trampolines().of(entity.symbol(), span);
    Expression chain = NestedFrame.chain(entity.chain(), span);
    LvalueAccess accesses = code.expressions().accesses();
    Expression activation =
        accesses.load(
            NestedFrame.slot(chain, 0, model.differenceType(), model, span),
            Cell.of(model.differenceType()),
            span);
    Expression kept =
        new Expression.GlobalAddress(tables.chains(), NestedFrame.slotType().pointer(), span);
    code.emitter()
        .append(
            new Store(
                NestedFrame.element(kept, activation, NestedFrame.chainType(), model),
                chain,
                Cell.of(NestedFrame.chainType()),
                span));
    Type pointer = entity.type().pointer();
    Expression entries = new Expression.GlobalAddress(tables.entries(), pointer.pointer(), span);
    return accesses.load(
        NestedFrame.element(entries, activation, pointer, model), Cell.of(pointer), span);
  }
}
