package heapwright.source.lower.types;

import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.Declarators;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.types.RecordLayouter.Member;
import heapwright.source.parse.text.Attribute.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** Structures and unions with their members. */
final class RecordReader {
  private final CodeContext code;
  private final TypeReader types;

  RecordReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
  }

  RecordType read(IASTCompositeTypeSpecifier composite) {
    String tag = composite.getName().toString();
    RecordType known = code.unit().recordDefinedAt(Positions.start(composite)).orElse(null);
    if (known != null) {
      // Lowered once for its type and again for its code: the same record both times.
      declare(tag, known);
      return known;
    }
    RecordType record = begun(composite, tag);
    declare(tag, record);
    define(composite, record);
    code.unit().noteDefinition(Positions.start(composite), record);
    return record;
  }

  private void declare(String tag, RecordType record) {
    if (!tag.isEmpty()) {
      code.scope().declareTag(tag, record);
    }
  }

  /** The incomplete record of this scope with the tag, or a new one. */
  private RecordType begun(IASTCompositeTypeSpecifier composite, String tag) {
    Type here = tag.isEmpty() ? null : code.scope().findTagHere(tag).orElse(null);
    if (here instanceof RecordType record && !record.isComplete()) {
      return record;
    }
    if (here instanceof RecordType record) {
      throw new SourceError(composite, "redefinition of '" + record + "'");
    }
    boolean union = composite.getKey() == IASTCompositeTypeSpecifier.k_union;
    return new RecordType(union ? RecordType.Kind.UNION : RecordType.Kind.STRUCT, tag);
  }

  private void define(IASTCompositeTypeSpecifier composite, RecordType record) {
    AttributeReader attributes = types.attributes();
    Attributes own = attributes.ofBody(composite);
    if (own.has(Name.SCALAR_STORAGE_ORDER) || own.has(Name.MS_STRUCT)) {
      throw new UnsupportedConstruct(composite, "a record with a foreign layout");
    }
    int limit = code.unit().packing().limitAt(Positions.end(composite) - 1);
    List<Member> members = new ArrayList<>();
    for (IASTDeclaration member : composite.getMembers()) {
      if (member instanceof IASTSimpleDeclaration simple) {
        read(simple, own.has(Name.PACKED), limit, members);
      } else {
        throw new UnsupportedConstruct(member, "a member that the parser does not know");
      }
    }
    for (Member member : members) {
      if (member.ownAlignment() != 0) {
        code.unit().noteAlignment(record, member.name(), member.ownAlignment());
      }
    }
    int alignment = attributes.alignment(own, composite);
    record.complete(RecordLayouter.layOut(code.model(), record.isUnion(), members, alignment));
  }

  private void read(
      IASTSimpleDeclaration declaration, boolean packed, int limit, List<Member> members) {
    if (code.unit().isStaticAssertion(declaration)) {
      StaticAssertion.check(declaration, code);
      return;
    }
    IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
    AttributeReader reader = types.attributes();
    Attributes shared = reader.ofSpecifiers(declaration, specifier, TypeReader.hasBody(specifier));
    SpecifiedType base = reader.applied(shared, types.read(specifier));
    IASTDeclarator[] declarators = declaration.getDeclarators();
    if (declarators.length == 0 && isAnonymous(base.type())) {
      int aligned = reader.alignment(shared, declaration);
      members.add(member("", base, aligned, packed, OptionalInt.empty(), limit));
    }
    for (int i = 0; i < declarators.length; i++) {
      Attributes own = shared.and(reader.ofDeclarator(declarators[i], i == 0).all());
      members.add(read(declarators[i], reader.applied(own, base), own, packed, limit));
    }
  }

  private static boolean isAnonymous(Type type) {
    return type instanceof RecordType record && record.tag().isEmpty();
  }

  private Member read(
      IASTDeclarator declarator, SpecifiedType base, Attributes own, boolean packed, int limit) {
    SpecifiedType type = types.declared(base, declarator, DeclaratorReader.Lengths.EVALUATED);
    types.complete(type.type(), declarator);
    if (type.type() instanceof VariableArrayType) {
      throw new UnsupportedConstruct(declarator, "a member of variable size");
    }
    int aligned = types.attributes().alignment(own, declarator);
    return member(
        Declarators.name(declarator),
        type,
        aligned,
        packed || own.has(Name.PACKED),
        width(declarator),
        limit);
  }

  private OptionalInt width(IASTDeclarator declarator) {
    if (!(declarator instanceof IASTFieldDeclarator field) || field.getBitFieldSize() == null) {
      return OptionalInt.empty();
    }
    long width =
        code.constants()
            .integer(field.getBitFieldSize())
            .orElseThrow(() -> new SourceError(field, "the width of a bit-field must be constant"))
            .value();
    if (width < 0 || width > 128) {
      throw new SourceError(field, "a bit-field cannot be " + width + " bits wide");
    }
    return OptionalInt.of((int) width);
  }

  private Member member(
      String name,
      SpecifiedType type,
      int ownAlignment,
      boolean packed,
      OptionalInt width,
      int limit) {
    Qualifiers qualifiers = type.qualifiers();
    int typeAlignment = type.alignmentIn(code.model());
    return new Member(
        name, type.type(), qualifiers, typeAlignment, ownAlignment, packed, width, limit);
  }
}
