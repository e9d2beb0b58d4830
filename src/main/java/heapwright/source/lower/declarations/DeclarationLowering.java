package heapwright.source.lower.declarations;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.arithmetic.TypeSizes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Declarations;
import heapwright.source.lower.declarations.DeclarationReader.Declared;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.statements.Assembly;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.types.StaticAssertion;
import heapwright.source.parse.text.Attribute;
import heapwright.source.parse.text.Attribute.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** Declarations inside functions. Those at file scope are the unit's. */
public final class DeclarationLowering implements Declarations {
  private final CodeContext code;

  public DeclarationLowering(CodeContext code) {
    this.code = code;
  }

  @Override
  public void lower(IASTDeclaration declaration) {
    if (declaration instanceof IASTSimpleDeclaration simple) {
      if (code.unit().isStaticAssertion(simple)) {
        StaticAssertion.check(simple, code);
      } else {
        new DeclarationReader(code).read(simple, this::declare);
      }
    } else if (declaration instanceof IASTFunctionDefinition definition) {
      new NestedFunctions(code).define(definition);
    } else if (declaration instanceof IASTASMDeclaration assembly) {
      Assembly.lower(assembly, code);
    } else {
      throw new UnsupportedConstruct(declaration, "a declaration that the parser does not know");
    }
  }

  private void declare(Declared declared) {
    LinkedDeclarations linked = new LinkedDeclarations(code);
    if (declared.isStored(IASTDeclSpecifier.sc_typedef)) {
      linked.typedef(declared);
    } else if (declared.isStored(IASTDeclSpecifier.sc_auto)
        && declared.type().type() instanceof FunctionType function) {
      new NestedFunctions(code).declare(declared, function);
    } else if (declared.type().type() instanceof FunctionType function) {
      linked.function(declared, function, true);
    } else if (declared.isStored(IASTDeclSpecifier.sc_extern)) {
      linked.object(declared, declared.type().type(), true);
    } else if (declared.isStored(IASTDeclSpecifier.sc_static)) {
      linked.staticLocal(declared);
    } else {
      automatic(declared, linked.completed(declared));
    }
  }

  private void automatic(Declared declared, Type type) {
    code.types().complete(type, declared.declarator());
    SourceSpan span = code.span(declared.declarator());
    if (type instanceof VariableArrayType array) {
      allocate(declared, array, span);
      return;
    }
    int alignment = Math.max(declared.alignment(), declared.type().alignmentIn(code.model()));
    Optional<Attribute> cleanup = declared.attributes().find(Name.CLEANUP);
    boolean isInMemory = cleanup.isPresent() || declared.type().qualifiers().isVolatile();
    Local local =
        isInMemory
            ? code.emitter().memoryVariable(declared.name(), type, alignment, span)
            : code.emitter().variable(declared.name(), type, alignment, span);
    code.scope()
        .declare(declared.name(), new Entity.LocalEntity(local, declared.type().qualifiers()));
    cleanup.ifPresent(attribute -> cleanUp(local, attribute.argument().strip(), declared));
    if (declared.hasInitialiser()) {
      code.emitter().step(declared.declarator(), SourceStatement.Kind.DECLARATION, span);
      code.initialisers().emit(local, declared.declarator().getInitializer(), span);
    } else {
      code.emitter().append(new Statement.Declare(local, span));
    }
  }

  private void cleanUp(Local local, String function, Declared declared) {
    if (code.scope().find(function).orElse(null) instanceof Entity.FunctionEntity entity) {
      code.unit().use(entity.symbol());
      code.function().cleanups().add(local, entity);
    } else {
      throw new SourceError(declared.declarator(), "cleanup argument not a function");
    }
  }

  private void allocate(Declared declared, VariableArrayType array, SourceSpan span) {
    if (declared.hasInitialiser()) {
      throw new SourceError(
          declared.declarator(), "an array of variable length cannot be initialised");
    }
    Local address = code.emitter().temporary(array.element().pointer(), span);
    code.emitter()
        .append(
            new Statement.Allocate(
                address,
                new TypeSizes(code.model(), code.folding(), code.conversions())
                    .of(array, declared.declarator(), span),
                lengths(array, span),
                Statement.Allocate.Lifetime.DECLARATION,
                span));
    code.scope()
        .declare(
            declared.name(),
            new Entity.VariableArrayEntity(address, array, declared.type().qualifiers()));
  }

  private static List<Expression> lengths(VariableArrayType array, SourceSpan span) {
    List<Expression> lengths = new ArrayList<>(List.of(new Expression.Read(array.length(), span)));
    if (array.element() instanceof VariableArrayType inner) {
      lengths.addAll(lengths(inner, span));
    }
    return lengths;
  }
}
