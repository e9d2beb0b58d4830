package heapwright.source.lower.declarations;

import heapwright.ir.check.WellFormed;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator.Return;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.source.lower.blocks.BlockFinalisation;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.blocks.LabelTable;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.LongJumpLowering;
import heapwright.source.lower.context.UnitContext;
import heapwright.source.lower.nested.Captures;
import heapwright.source.lower.nested.NestedDefinitions;
import heapwright.source.lower.nested.NestedFrame;
import heapwright.source.lower.nested.StaticChain;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.statements.NonlocalGotos;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Scope;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.gnu.c.ICASTKnRFunctionDeclarator;

/**
 * Lowers a function definition. Makes the function's {@link Emitter} and {@link CodeContext},
 * enters a scope, has {@link ParameterLowering} declare the parameters in it (each as {@link
 * Emitter#parameter} makes it, in order, so that variably modified types see those before), then
 * lowers the body.
 */
public final class FunctionLowering {
  private final UnitContext unit;

  public FunctionLowering(UnitContext unit) {
    this.unit = unit;
  }

  /** Throws {@link UnsupportedConstruct} or {@link SourceError}. */
  public Function lower(
      IASTFunctionDefinition definition,
      SymbolId symbol,
      String name,
      FunctionType type,
      Linkage linkage) {
    Emitter emitter =
        new Emitter(unit.model(), parameters(definition, type), AddressTaken.in(definition));
    CodeContext code = new CodeContext(unit, unit.fileScope().nested(), emitter);
    return lower(code, definition, symbol, name, type, linkage);
  }

  /** Lowers a function inside another one, which sees that one's variables by its captures. */
  Function lower(
      IASTFunctionDefinition definition,
      Entity.NestedFunctionEntity entity,
      String name,
      Scope around,
      Captures captures) {
    int parameters = parameters(definition, entity.type()) + 1;
    Emitter emitter = new Emitter(unit.model(), parameters, AddressTaken.in(definition));
    Scope scope = around.ofNestedFunction(captures::imported);
    CodeContext code = new CodeContext(unit, scope, emitter);
    captures.begin(emitter, code.span(definition.getDeclarator()));
    FunctionType type = StaticChain.chained(entity.type());
    return lower(code, definition, entity.symbol(), name, type, Linkage.NONE);
  }

  private static int parameters(IASTFunctionDefinition definition, FunctionType type) {
    return definition.getDeclarator() instanceof ICASTKnRFunctionDeclarator old
        ? old.getParameterNames().length
        : type.parameters().size();
  }

  private Function lower(
      CodeContext code,
      IASTFunctionDefinition definition,
      SymbolId symbol,
      String name,
      FunctionType type,
      Linkage linkage) {
    Emitter emitter = code.emitter();
    NestedDefinitions nested = NestedDefinitions.in(definition);
    if (nested.any()) {
      code.function()
          .openFrame(
              new NestedFrame(
                  unit.model(),
                  emitter,
                  code.accesses(),
                  unit.trampolines(),
                  nested.areTaken(),
                  code.span(definition.getDeclarator())));
    }
    emitter.draft().enterLabels(LabelTable.ofFunction(definition));
    Set<String> labels = NonlocalGotos.into(definition);
    boolean isLanding = !labels.isEmpty() || LongJumpLowering.landIn(definition);
    code.function().enter(name, type.result(), isLanding);
    new ParameterLowering(code).lower(definition);
    new NonlocalGotos(code).declare(labels, code.span(definition.getDeclarator()));
    if (name.equals("main")) {
      unit.hooks().emit(code, code.span(definition.getDeclarator()));
    }
    code.statements().body((IASTCompoundStatement) definition.getBody());
    code.closeScope();
    SourceSpan span = code.span(definition);
    code.function().frame().ifPresent(frame -> frame.leave(end(span)));
    emitter.terminate(new Return(fallenOff(name, type, end(span)), end(span)));
    code.statements().finish();
    code.calls().longJumps().finish();
    BlockFinalisation finalised = BlockFinalisation.of(emitter.draft());
    Function function =
        new Function(
            symbol,
            name,
            type,
            linkage,
            emitter.parameters(),
            emitter.locals(),
            finalised.blocks(),
            emitter.draft().numbering().statements(),
            finalised.decisions(),
            finalised.loops(),
            finalised.variables(),
            UnsequencedEffects.in(definition, unit.fileScope()),
            span);
    assert WellFormed.violations(function).isEmpty() : WellFormed.violations(function);
    return function;
  }

  private static SourceSpan end(SourceSpan span) {
    return new SourceSpan(
        span.file(), span.endLine(), span.endColumn(), span.endLine(), span.endColumn());
  }

  /** C17 5.1.2.2.3: reaching the end of main returns 0. */
  private Optional<Expression> fallenOff(String name, FunctionType type, SourceSpan span) {
    return name.equals("main") && type.result().isInteger()
        ? Optional.of(new IntegerConstant(0, type.result(), span))
        : Optional.empty();
  }
}
