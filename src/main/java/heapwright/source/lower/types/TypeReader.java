package heapwright.source.lower.types;

import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.TypeResolver;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.parse.text.Attribute.Name;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Reads declaration specifiers, declarators and type names. */
public final class TypeReader implements TypeResolver {
  private final CodeContext code;
  private final SpecifierReader specifiers;
  private final DeclaratorReader declarators;
  private final AttributeReader attributes;

  public TypeReader(CodeContext code) {
    this.code = code;
    this.specifiers = new SpecifierReader(code, this);
    this.declarators = new DeclaratorReader(code, this);
    this.attributes = new AttributeReader(code, this);
  }

  @Override
  public QualifiedType read(IASTTypeId typeId) {
    return specified(typeId).qualified();
  }

  @Override
  public int alignment(IASTTypeId typeId) {
    return specified(typeId).alignmentIn(code.model());
  }

  private SpecifiedType specified(IASTTypeId typeId) {
    IASTDeclSpecifier specifier = typeId.getDeclSpecifier();
    Attributes around =
        attributes
            .ofSpecifiers(typeId, specifier, hasBody(specifier))
            .and(attributes.ofDeclarator(typeId.getAbstractDeclarator(), true).all());
    SpecifiedType base = attributes.applied(around, specifiers.read(specifier));
    SpecifiedType type =
        declarators.apply(base, typeId.getAbstractDeclarator(), DeclaratorReader.Lengths.EVALUATED);
    if (around.has(Name.ALIGNED)) {
      return new SpecifiedType(
          type.type(), type.qualifiers(), attributes.alignment(around, typeId));
    }
    return type;
  }

  /** Whether the type name names a type at all, as far as the scope knows. */
  boolean names(IASTTypeId typeId) {
    return !(typeId.getDeclSpecifier() instanceof IASTNamedTypeSpecifier named)
        || code.scope().find(named.getName().toString()).orElse(null)
            instanceof Entity.TypedefEntity;
  }

  /** The type that specifiers denote; declares the tags and enumerators inside. */
  public SpecifiedType read(IASTDeclSpecifier specifier) {
    return specifiers.read(specifier);
  }

  /** The type that a declarator makes of the specifiers' type. */
  public SpecifiedType declared(
      SpecifiedType base, IASTDeclarator declarator, DeclaratorReader.Lengths lengths) {
    return declarators.apply(base, declarator, lengths);
  }

  public DeclaratorReader declarators() {
    return declarators;
  }

  public AttributeReader attributes() {
    return attributes;
  }

  @Override
  public QualifiedType operand(IASTExpression operand) {
    if (operand instanceof IASTTypeIdExpression typeId) {
      return read(typeId.getTypeId());
    }
    IASTExpression inner = operand;
    while (inner instanceof IASTUnaryExpression unary) {
      inner = unary.getOperand();
    }
    return typedef(inner)
        .map(t -> new QualifiedType(t.type(), t.qualifiers()))
        .orElseThrow(() -> new SourceError(operand, "a type is expected here"));
  }

  private Optional<Entity.TypedefEntity> typedef(IASTExpression expression) {
    return expression instanceof IASTIdExpression id
            && code.scope().find(id.getName().toString()).orElse(null)
                instanceof Entity.TypedefEntity typedef
        ? Optional.of(typedef)
        : Optional.empty();
  }

  /** Whether specifiers define a record or an enumeration. */
  public static boolean hasBody(IASTDeclSpecifier specifier) {
    return specifier instanceof IASTCompositeTypeSpecifier
        || specifier instanceof IASTEnumerationSpecifier;
  }

  @Override
  public Type complete(Type type, org.eclipse.cdt.core.dom.ast.IASTNode node) {
    if (type instanceof heapwright.ir.type.RecordType record && !record.isComplete()) {
      throw new SourceError(node, "the type '" + record + "' is incomplete here");
    }
    return type;
  }
}
