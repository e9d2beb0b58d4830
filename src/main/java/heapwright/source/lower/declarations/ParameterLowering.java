package heapwright.source.lower.declarations;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.Declarators;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.types.DeclaratorReader;
import heapwright.source.lower.types.ParameterReader;
import heapwright.source.lower.types.ParameterReader.Parameter;
import heapwright.source.lower.types.TypeReader;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.gnu.c.ICASTKnRFunctionDeclarator;

/** Declares the parameters of a definition in its scope. */
final class ParameterLowering {
  private final CodeContext code;

  ParameterLowering(CodeContext code) {
    this.code = code;
  }

  /** Declares each in order, so that the type of one may refer to those before. */
  void lower(IASTFunctionDefinition definition) {
    IASTFunctionDeclarator declarator = parametersOf(definition);
    ParameterReader reader = new TypeReader(code).declarators().parameters();
    if (declarator instanceof ICASTKnRFunctionDeclarator) {
      reader.read(declarator, DeclaratorReader.Lengths.EVALUATED).forEach(this::declarePromoted);
    } else if (declarator instanceof IASTStandardFunctionDeclarator standard) {
      for (IASTParameterDeclaration parameter : standard.getParameters()) {
        Parameter read = reader.read(parameter, DeclaratorReader.Lengths.EVALUATED);
        if (!(read.type().type() instanceof heapwright.ir.type.VoidType)) {
          declare(read);
        }
      }
    }
  }

  private void declare(Parameter parameter) {
    SourceSpan span = code.span(parameter.node());
    Type type = code.types().complete(parameter.type().type(), parameter.node());
    Local local = code.emitter().parameter(parameter.name(), type, parameter.length(), span);
    code.scope()
        .declare(parameter.name(), new Entity.LocalEntity(local, parameter.type().qualifiers()));
  }

  /** An old-style parameter arrives promoted and is converted on entry, C17 6.9.1p10. */
  private void declarePromoted(Parameter parameter) {
    Type type = parameter.type().type();
    Type promoted = code.conversions().promotedArgument(type);
    if (promoted.equals(type)) {
      declare(parameter);
      return;
    }
    SourceSpan span = code.span(parameter.node());
    Local argument = code.emitter().parameter("%" + parameter.name(), promoted, span);
    Local local =
        code.emitter().variable(parameter.name(), type, code.model().alignment(type), span);
    code.scope()
        .declare(parameter.name(), new Entity.LocalEntity(local, parameter.type().qualifiers()));
    Lvalue place = LvalueAccess.place(local, parameter.type().qualifiers(), span);
    Rvalue value = LvalueAccess.value(argument, span);
    code.expressions().assign(place, value, span, parameter.node());
  }

  /** The declarator that has the function's own parameters, not those of a pointer it returns. */
  static IASTFunctionDeclarator parametersOf(IASTFunctionDefinition definition) {
    IASTDeclarator at = Declarators.innermost(definition.getDeclarator());
    while (!(at instanceof IASTFunctionDeclarator)) {
      if (!(at.getParent() instanceof IASTDeclarator outer)) {
        throw new SourceError(definition, "a function definition needs parameters");
      }
      at = outer;
    }
    return (IASTFunctionDeclarator) at;
  }
}
