package heapwright.source.lower.types;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.parse.UnitParser;
import heapwright.source.parse.text.Attribute;
import heapwright.source.parse.text.Attribute.Name;
import heapwright.source.parse.text.AttributeTable;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;

/** Finds the attributes of declarations and says what they do to types. */
public final class AttributeReader {
  private static final Pattern VECTOR_MODE = Pattern.compile("V(\\d{1,3})([QHSD]I|[SD]F)");

  /** What {@code aligned} without a number means on x86. */
  private static final int BIGGEST_ALIGNMENT = 16;

  private final CodeContext code;
  private final TypeReader types;

  AttributeReader(CodeContext code, TypeReader types) {
    this.code = code;
    this.types = types;
  }

  private AttributeTable table() {
    return code.unit().attributes();
  }

  /** Those that apply to everything that a declaration declares. */
  public Attributes ofSpecifiers(
      IASTNode declaration, IASTDeclSpecifier specifier, boolean hasBody) {
    int start = Positions.start(specifier);
    Attributes found = new Attributes(table().directlyBefore(Positions.start(declaration)));
    if (hasBody) {
      return found;
    }
    return found
        .and(table().within(start, Positions.end(specifier)))
        .and(table().directlyAfter(Positions.end(specifier)));
  }

  /** Those of one declarator; {@code first} if the specifiers' own stand before it. */
  public Attributes ofDeclarator(IASTDeclarator declarator, boolean first) {
    Attributes found =
        first
            ? Attributes.NONE
            : new Attributes(table().directlyBefore(Positions.start(declarator)));
    if (declarator.getInitializer() != null) {
      return found.and(table().directlyBefore(Positions.start(declarator.getInitializer())));
    }
    return found.and(table().directlyAfter(Positions.end(declarator)));
  }

  /** Those of a structure, union or enumeration: before its brace or directly behind it. */
  Attributes ofBody(IASTDeclSpecifier specifier) {
    int start = Positions.start(specifier);
    int end = Positions.end(specifier);
    int brace = table().find('{', start);
    return new Attributes(table().within(start, brace)).and(table().directlyAfter(end));
  }

  /** The greatest alignment that is asked for, 0 if none is. */
  public int alignment(Attributes attributes, IASTNode node) {
    long greatest = 0;
    for (Attribute attribute : attributes.all()) {
      if (attribute.name() == Name.ALIGNED) {
        greatest = Math.max(greatest, number(attribute).orElse(BIGGEST_ALIGNMENT));
      } else if (attribute.name() == Name.ALIGNAS) {
        greatest = Math.max(greatest, alignas(attribute));
      }
    }
    if (greatest < 0 || greatest > 1 << 28 || Long.bitCount(greatest) > 1) {
      throw new SourceError(node, "the alignment " + greatest + " is not a power of two");
    }
    return (int) greatest;
  }

  private OptionalLong number(Attribute attribute) {
    String argument = attribute.argument();
    if (argument.matches("\\d{1,9}")) {
      return OptionalLong.of(Long.parseLong(argument));
    }
    if (argument.isEmpty()) {
      return OptionalLong.empty();
    }
    return UnitParser.expression(argument)
        .flatMap(e -> code.constants().integer(e))
        .map(c -> OptionalLong.of(c.value()))
        .orElse(OptionalLong.empty());
  }

  /** {@code _Alignas(type)} or {@code _Alignas(number)}: only the scope can tell which it is. */
  private long alignas(Attribute attribute) {
    if (attribute.argument().matches("\\d{1,9}")) {
      return Long.parseLong(attribute.argument());
    }
    IASTExpression operand =
        UnitParser.expression("sizeof(" + attribute.argument() + ")").orElse(null);
    if (operand instanceof IASTTypeIdExpression type && types.names(type.getTypeId())) {
      return types.alignment(type.getTypeId());
    }
    return number(attribute).orElse(0);
  }

  /** The type that {@code mode} and {@code vector_size} make of another. */
  public SpecifiedType applied(Attributes attributes, SpecifiedType base) {
    SpecifiedType result = base;
    for (Attribute attribute : attributes.all()) {
      if (attribute.name() == Name.MODE) {
        result = result.withType(moded(base.type(), plain(attribute.argument())));
      } else if (attribute.name() == Name.VECTOR_SIZE) {
        long size = number(attribute).orElse(BIGGEST_ALIGNMENT);
        code.unit().noteLanes();
        result = result.withType(BasicTypes.vector(base.type(), size, code.model()));
      }
    }
    return result;
  }

  private static String plain(String mode) {
    return mode.startsWith("__") ? mode.substring(2, mode.length() - 2) : mode;
  }

  private Type moded(Type base, String mode) {
    boolean signed = !(base instanceof IntegerType integer) || integer.signed();
    return switch (mode) {
      case "QI", "byte" -> code.model().integer(Kind.BYTE, signed);
      case "HI" -> code.model().integer(Kind.SHORT, signed);
      case "SI" -> code.model().integer(Kind.INT, signed);
      case "DI" -> code.model().wideInteger(signed);
      case "TI" -> code.model().integer(Kind.INT128, signed);
      case "word", "pointer", "unwind_word" -> code.model().sizeType().withSign(signed);
      case "SF" -> FloatingType.FLOAT;
      case "DF" -> FloatingType.DOUBLE;
      case "XF" -> FloatingType.LONG_DOUBLE;
      case "SC" -> complex(FloatingType.FLOAT);
      case "DC" -> complex(FloatingType.DOUBLE);
      case "XC" -> complex(FloatingType.LONG_DOUBLE);
      default -> lanesMode(base, mode);
    };
  }

  private Type complex(Type part) {
    code.unit().noteLanes();
    return BasicTypes.complex(part, code.model());
  }

  /** {@code V4SI}: this many lanes of a mode. {@code CSI}: complex integers. */
  private Type lanesMode(Type base, String mode) {
    if (mode.matches("C[QHSDT]I")) {
      Type part = LaneTypes.of(base).map(OpaqueType.Lanes::element).orElse(base);
      return complex(moded(part, mode.substring(1)));
    }
    Matcher vector = VECTOR_MODE.matcher(mode);
    if (!vector.matches()) {
      return base;
    }
    Type lane = moded(base, vector.group(2));
    code.unit().noteLanes();
    long size = Long.parseLong(vector.group(1)) * code.model().size(lane);
    return BasicTypes.vector(lane, size, code.model());
  }
}
