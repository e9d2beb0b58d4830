package heapwright.source.lower.types;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.FunctionType.Parameters;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.Declarators;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.values.QualifiedType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.gnu.c.ICASTKnRFunctionDeclarator;

/** Parameter lists, prototypes and the older kind. */
public final class ParameterReader {
  private final CodeContext code;
  private final TypeReader types;
  private final QualifierReader qualifiers;

  ParameterReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
    this.qualifiers = new QualifierReader(code);
  }

  /**
   * A parameter of a definition.
   *
   * @param length n if it is declared as {@code a[n]}
   */
  public record Parameter(String name, QualifiedType type, OptionalLong length, IASTNode node) {}

  FunctionType function(QualifiedType result, IASTFunctionDeclarator declarator) {
    code.enterScope();
    try {
      List<Type> types = new ArrayList<>();
      Set<Integer> atomic = new HashSet<>();
      boolean old = declarator instanceof ICASTKnRFunctionDeclarator;
      for (Parameter parameter : read(declarator, DeclaratorReader.Lengths.IGNORED)) {
        Type type = parameter.type().type();
        if (parameter.type().qualifiers().isAtomic() && !old) {
          atomic.add(types.size());
        }
        types.add(old ? code.conversions().promotedArgument(type) : type);
      }
      return new FunctionType(result.type(), result.qualifiers(), types, atomic, kind(declarator));
    } finally {
      code.leaveScope();
    }
  }

  /** C17 6.7.6.3p7: the parameters, from 0, that are declared as {@code a[static n]}. */
  public static List<Integer> staticArrays(IASTDeclarator declared) {
    if (!(Declarators.innermost(declared) instanceof IASTStandardFunctionDeclarator function)) {
      return List.of();
    }
    IASTParameterDeclaration[] parameters = function.getParameters();
    return IntStream.range(0, parameters.length)
        .filter(place -> isStaticArray(parameters[place].getDeclarator()))
        .boxed()
        .toList();
  }

  private static boolean isStaticArray(IASTDeclarator declarator) {
    return outerBrackets(declarator).filter(ICASTArrayModifier::isStatic).isPresent();
  }

  private static Parameters kind(IASTFunctionDeclarator declarator) {
    if (!(declarator instanceof IASTStandardFunctionDeclarator standard)) {
      return Parameters.UNSPECIFIED;
    }
    if (standard.takesVarArgs()) {
      return Parameters.VARIADIC;
    }
    return standard.getParameters().length == 0 ? Parameters.UNSPECIFIED : Parameters.FIXED;
  }

  /** The parameters in order, adjusted as C17 6.7.6.3p7 says. */
  public List<Parameter> read(IASTFunctionDeclarator declarator, DeclaratorReader.Lengths lengths) {
    List<Parameter> parameters = new ArrayList<>();
    if (declarator instanceof ICASTKnRFunctionDeclarator old) {
      for (IASTName name : old.getParameterNames()) {
        parameters.add(old(old, name, lengths));
      }
    } else if (declarator instanceof IASTStandardFunctionDeclarator standard) {
      for (IASTParameterDeclaration parameter : standard.getParameters()) {
        parameters.add(read(parameter, lengths));
      }
      if (parameters.size() == 1 && parameters.get(0).type().type() instanceof VoidType) {
        parameters.clear();
      }
    }
    return parameters;
  }

  public Parameter read(IASTParameterDeclaration parameter, DeclaratorReader.Lengths lengths) {
    return read(parameter.getDeclSpecifier(), parameter.getDeclarator(), parameter, lengths);
  }

  private Parameter read(
      IASTDeclSpecifier specifier,
      IASTDeclarator declarator,
      IASTNode node,
      DeclaratorReader.Lengths lengths) {
    AttributeReader attributes = types.attributes();
    Attributes around = attributes.ofSpecifiers(node, specifier, TypeReader.hasBody(specifier));
    SpecifiedType base = attributes.applied(around, types.read(specifier));
    SpecifiedType type = types.declared(base, declarator, lengths);
    OptionalLong length =
        type.type() instanceof ArrayType array && array.isComplete()
            ? OptionalLong.of(array.length())
            : OptionalLong.empty();
    return new Parameter(Declarators.name(declarator), adjusted(type, declarator), length, node);
  }

  /** A parameter of an old-style definition; {@code int} if it is not declared. */
  private Parameter old(
      ICASTKnRFunctionDeclarator function, IASTName name, DeclaratorReader.Lengths lengths) {
    String wanted = name.toString();
    for (IASTDeclaration declaration : function.getParameterDeclarations()) {
      if (declaration instanceof IASTSimpleDeclaration simple) {
        for (IASTDeclarator declarator : simple.getDeclarators()) {
          if (Declarators.name(declarator).equals(wanted)) {
            return read(simple.getDeclSpecifier(), declarator, declarator, lengths);
          }
        }
      }
    }
    return new Parameter(
        wanted, QualifiedType.of(code.model().signedInt()), OptionalLong.empty(), name);
  }

  private QualifiedType adjusted(SpecifiedType type, IASTDeclarator declarator) {
    Optional<PointerType> pointer = ImplicitConversions.decayed(type.type(), type.qualifiers());
    if (pointer.isEmpty()) {
      return type.qualified();
    }
    // In int a[const 3] the qualifier belongs to the pointer.
    Qualifiers own =
        type.type() instanceof FunctionType
            ? Qualifiers.NONE
            : outerBrackets(declarator).map(qualifiers::of).orElse(Qualifiers.NONE);
    return new QualifiedType(pointer.get(), own);
  }

  private static Optional<ICASTArrayModifier> outerBrackets(IASTDeclarator declarator) {
    return Declarators.innermost(declarator) instanceof IASTArrayDeclarator array
            && array.getArrayModifiers().length > 0
            && array.getArrayModifiers()[0] instanceof ICASTArrayModifier outermost
        ? Optional.of(outermost)
        : Optional.empty();
  }
}
