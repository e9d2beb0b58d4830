package heapwright.source.lower.types;

import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.parse.text.Attribute.Name;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;

/**
 * Enumerations. gcc takes {@code unsigned int} where no constant is negative, {@code int} where one
 * is, and the 64-bit types where those do not suffice; a constant has type {@code int} if it fits.
 */
final class EnumReader {
  private final CodeContext code;
  private final TypeReader types;

  EnumReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
  }

  /** A value and whether it is past the greatest {@code long}. */
  private record Wide(long value, boolean huge) {
    boolean isNegative() {
      return value < 0 && !huge;
    }

    Wide next() {
      return new Wide(value + 1, huge || value == Long.MAX_VALUE);
    }

    boolean fits(IntegerType type) {
      return !huge && type.wrap(value) == value && (type.signed() || value >= 0);
    }
  }

  EnumType read(IASTEnumerationSpecifier specifier) {
    List<EnumType.Constant> constants = new ArrayList<>();
    List<Wide> values = new ArrayList<>();
    Wide next = new Wide(0, false);
    for (IASTEnumerator enumerator : specifier.getEnumerators()) {
      Wide value = enumerator.getValue() == null ? next : value(enumerator);
      String name = enumerator.getName().toString();
      values.add(value);
      constants.add(new EnumType.Constant(name, value.value()));
      // Later enumerators may refer to this one before the enumeration has a type.
      declare(name, value, code.model().wideInteger(!value.huge()));
      next = value.next();
    }
    String tag = specifier.getName().toString();
    boolean packed = types.attributes().ofBody(specifier).has(Name.PACKED);
    EnumType type = new EnumType(tag, underlying(values, packed), constants);
    for (int i = 0; i < values.size(); i++) {
      declare(constants.get(i).name(), values.get(i), type.underlying());
    }
    if (!tag.isEmpty()) {
      code.scope().declareTag(tag, type);
    }
    return type;
  }

  private Wide value(IASTEnumerator enumerator) {
    IntegerConstant constant =
        code.constants()
            .integer(enumerator.getValue())
            .orElseThrow(
                () ->
                    new SourceError(
                        enumerator,
                        "the value of '" + enumerator.getName() + "' must be constant"));
    boolean huge =
        constant.type() instanceof IntegerType type && !type.signed() && constant.value() < 0;
    return new Wide(constant.value(), huge);
  }

  private void declare(String name, Wide value, IntegerType otherwise) {
    IntegerType plain = code.model().signedInt();
    IntegerType type = value.fits(plain) ? plain : otherwise;
    code.scope().declare(name, new Entity.EnumeratorEntity(value.value(), type));
  }

  private IntegerType underlying(List<Wide> values, boolean packed) {
    boolean signed = values.stream().anyMatch(Wide::isNegative);
    List<Kind> kinds = packed ? List.of(Kind.BYTE, Kind.SHORT, Kind.INT) : List.of(Kind.INT);
    for (Kind kind : kinds) {
      IntegerType type = code.model().integer(kind, signed);
      if (values.stream().allMatch(v -> v.fits(type))) {
        return type;
      }
    }
    return code.model().wideInteger(signed);
  }
}
