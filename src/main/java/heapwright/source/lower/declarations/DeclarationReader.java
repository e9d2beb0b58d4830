package heapwright.source.lower.declarations;

import heapwright.ir.type.FunctionType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.Declarators;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.types.AttributeReader;
import heapwright.source.lower.types.DeclaratorReader;
import heapwright.source.lower.types.SpecifiedType;
import heapwright.source.lower.types.TypeReader;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.parse.text.TextMarks;
import java.util.function.Consumer;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** Takes declarations apart: one declared name after the other. */
public final class DeclarationReader {
  private final CodeContext code;
  private final TypeReader types;

  public DeclarationReader(CodeContext code) {
    this.code = code;
    this.types = new TypeReader(code);
  }

  /**
   * Something declared.
   *
   * @param alignment that attributes ask for, beyond the type's; 0 for nothing
   */
  public record Declared(
      String name,
      SpecifiedType type,
      int alignment,
      IASTDeclSpecifier specifier,
      Attributes attributes,
      IASTDeclarator declarator) {

    public boolean isStored(int storageClass) {
      return specifier.getStorageClass() == storageClass;
    }

    boolean isInline() {
      return specifier.isInline();
    }

    public boolean hasInitialiser() {
      return declarator.getInitializer() != null;
    }
  }

  /** Gives each declared name to {@code then} before it reads on. */
  public void read(IASTSimpleDeclaration declaration, Consumer<Declared> then) {
    IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
    Attributes shared = sharedAttributes(declaration, specifier);
    SpecifiedType base = types.read(specifier);
    IASTDeclarator[] declarators = declaration.getDeclarators();
    for (int i = 0; i < declarators.length; i++) {
      AttributeReader reader = types.attributes();
      Attributes all = shared.and(reader.ofDeclarator(declarators[i], i == 0).all());
      SpecifiedType from = isAutoType(specifier) ? deduced(declarators[i]) : base;
      then.accept(declared(from, specifier, all, declarators[i]));
    }
  }

  /** What a function definition declares. */
  public Declared read(IASTFunctionDefinition definition) {
    IASTDeclSpecifier specifier = definition.getDeclSpecifier();
    Attributes all = sharedAttributes(definition, specifier);
    IASTDeclarator declarator = Declarators.outermost(definition.getDeclarator());
    Declared declared = declared(types.read(specifier), specifier, all, declarator);
    if (!(declared.type().type() instanceof FunctionType)) {
      throw new SourceError(definition, "'" + declared.name() + "' is not a function");
    }
    return declared;
  }

  private Attributes sharedAttributes(IASTNode declaration, IASTDeclSpecifier specifier) {
    return types.attributes().ofSpecifiers(declaration, specifier, TypeReader.hasBody(specifier));
  }

  private Declared declared(
      SpecifiedType base,
      IASTDeclSpecifier specifier,
      Attributes attributes,
      IASTDeclarator declarator) {
    AttributeReader reader = types.attributes();
    SpecifiedType type =
        types.declared(
            reader.applied(attributes, base), declarator, DeclaratorReader.Lengths.EVALUATED);
    int alignment = reader.alignment(attributes, declarator);
    String name = Declarators.name(declarator);
    return new Declared(name, type, alignment, specifier, attributes, declarator);
  }

  private boolean isAutoType(IASTDeclSpecifier specifier) {
    return code.unit().mark(TextMarks.Kind.AUTO_TYPE, specifier).isPresent();
  }

  /** {@code __auto_type}: the type of the initialiser's value. */
  private SpecifiedType deduced(IASTDeclarator declarator) {
    if (declarator.getInitializer() instanceof IASTEqualsInitializer initialiser
        && initialiser.getInitializerClause() instanceof IASTExpression value) {
      QualifiedType type = code.constants().typeOf(value);
      return SpecifiedType.of(ImplicitConversions.used(type.type(), type.qualifiers()));
    }
    throw new SourceError(declarator, "__auto_type needs an initialiser");
  }
}
