package heapwright.source.lower.types;

import heapwright.ir.type.EnumType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.QualifiedType;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;

/** Declaration specifiers to types. */
final class SpecifierReader {
  private final CodeContext code;
  private final TypeReader types;
  private final BasicTypes basic;
  private final RecordReader records;
  private final EnumReader enums;
  private final QualifierReader qualifiers;

  SpecifierReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
    this.basic = new BasicTypes(code.model());
    this.records = new RecordReader(code, types);
    this.enums = new EnumReader(code, types);
    this.qualifiers = new QualifierReader(code);
  }

  SpecifiedType read(IASTDeclSpecifier specifier) {
    return unqualified(specifier).with(qualifiers.of(specifier), code.model());
  }

  private SpecifiedType unqualified(IASTDeclSpecifier specifier) {
    if (specifier instanceof IASTSimpleDeclSpecifier simple) {
      return simple.getType() == IASTSimpleDeclSpecifier.t_typeof
          ? typeof(simple.getDeclTypeExpression())
          : SpecifiedType.of(basic(simple));
    }
    if (specifier instanceof IASTNamedTypeSpecifier named) {
      return typedef(named);
    }
    if (specifier instanceof IASTElaboratedTypeSpecifier elaborated) {
      return SpecifiedType.of(tagged(elaborated));
    }
    if (specifier instanceof IASTCompositeTypeSpecifier composite) {
      return SpecifiedType.of(records.read(composite));
    }
    if (specifier instanceof IASTEnumerationSpecifier enumeration) {
      return SpecifiedType.of(enums.read(enumeration));
    }
    throw new UnsupportedConstruct(specifier, "a specifier that the parser does not know");
  }

  private SpecifiedType typeof(IASTExpression operand) {
    QualifiedType type =
        operand instanceof IASTTypeIdExpression typeId
            ? types.read(typeId.getTypeId())
            : code.constants().typeOf(operand);
    return new SpecifiedType(type.type(), type.qualifiers(), 0);
  }

  private SpecifiedType typedef(IASTNamedTypeSpecifier named) {
    String name = named.getName().toString();
    if (code.scope().find(name).orElse(null) instanceof Entity.TypedefEntity typedef) {
      return new SpecifiedType(typedef.type(), typedef.qualifiers(), typedef.alignment());
    }
    throw new SourceError(named, "unknown type name '" + name + "'");
  }

  private Type tagged(IASTElaboratedTypeSpecifier elaborated) {
    String tag = elaborated.getName().toString();
    Optional<Type> known =
        declaresOnly(elaborated) ? code.scope().findTagHere(tag) : code.scope().findTag(tag);
    return known.orElseGet(() -> declareTag(elaborated, tag));
  }

  /** C17 6.7.2.3p7: {@code struct s;} alone hides the {@code s} of an outer scope. */
  private static boolean declaresOnly(IASTElaboratedTypeSpecifier elaborated) {
    return elaborated.getParent() instanceof IASTSimpleDeclaration declaration
        && declaration.getDeclarators().length == 0;
  }

  private Type declareTag(IASTElaboratedTypeSpecifier elaborated, String tag) {
    Type type =
        switch (elaborated.getKind()) {
          case IASTElaboratedTypeSpecifier.k_struct -> new RecordType(RecordType.Kind.STRUCT, tag);
          case IASTElaboratedTypeSpecifier.k_union -> new RecordType(RecordType.Kind.UNION, tag);
          default -> new EnumType(tag, code.model().unsignedInt(), List.of());
        };
    code.scope().declareTag(tag, type);
    return type;
  }

  private Type basic(IASTSimpleDeclSpecifier specifier) {
    if (specifier.isComplex()) {
      code.unit().noteLanes();
    }
    return basic.read(specifier);
  }
}
