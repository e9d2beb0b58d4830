package heapwright.source.lower.declarations;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.declarations.DeclarationReader.Declared;
import heapwright.source.lower.nested.Captures;
import heapwright.source.lower.nested.NestedFrame;
import heapwright.source.lower.nested.Trampolines;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.statements.NonlocalGotos;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import java.util.List;
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
    return code.function()
        .frame()
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
    Declared declared = new DeclarationReader(code).read(definition);
    FunctionType type = (FunctionType) declared.type().type();
    NestedFunctionEntity entity = declare(declared, type);
    NestedFrame frame = frame(definition);
    Captures captures = new Captures(frame, code.model());
    String around = code.function().name();
    code.unit().symbols().enterFunction(around + "." + declared.name());
    Function function =
        new FunctionLowering(code.unit())
            .lower(definition, entity, declared.name(), code.scope(), captures);
    code.unit().symbols().enterFunction(around);
    code.unit().functions().define(function);
    code.unit().trampolines().define(function, type);
    frame.fill(List.copyOf(captures.used()), code.span(definition));
    code.function().jumps().define(entity.symbol());
    new NonlocalGotos(code).define(definition);
  }
}
