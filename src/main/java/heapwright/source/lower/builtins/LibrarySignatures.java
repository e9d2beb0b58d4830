package heapwright.source.lower.builtins;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.FunctionType.Parameters;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The functions whose types gcc knows without a declaration: the library functions that it can
 * build in, and the operations on bits that have names of its own.
 *
 * <p>A signature is a letter for the result and one for each parameter: v void, i int, u unsigned,
 * l long, m unsigned long, L long long, M unsigned long long, z size_t, h uint16_t, d double, f
 * float, D long double, p void *, P const void *, s char *, S const char *; a final dot for {@code
 * ...}.
 */
public final class LibrarySignatures {
  private static final Map<String, String> SIGNATURES = signatures();

  private LibrarySignatures() {}

  private static Map<String, String> signatures() {
    Map<String, String> table = new HashMap<>();
    String[] entries = {
      "memcpy ppPz memmove ppPz memset ppiz memcmp iPPz memchr pPiz mempcpy ppPz",
      "strlen zS strcpy ssS strncpy ssSz strcat ssS strncat ssSz strcmp iSS strncmp iSSz",
      "strchr sSi strrchr sSi strstr sSS strpbrk sSS strspn zSS strcspn zSS strdup sS",
      "strndup sSz stpcpy ssS stpncpy ssSz strcasecmp iSS strncasecmp iSSz index sSi rindex sSi",
      "bcmp iPPz bcopy vPpz bzero vpz",
      "malloc pz calloc pzz realloc ppz free vp abort v exit vi _exit vi _Exit vi",
      "abs ii labs ll llabs LL imaxabs ll",
      "printf iS. fprintf ipS. sprintf isS. snprintf iszS. puts iS putchar ii fputs iSp",
      "fputc iip fwrite zPzzp scanf iS. sscanf iSS. fscanf ipS. putc iip",
      "isalnum ii isalpha ii isblank ii iscntrl ii isdigit ii isgraph ii islower ii isprint ii",
      "ispunct ii isspace ii isupper ii isxdigit ii tolower ii toupper ii isascii ii toascii ii",
      "__builtin_clz iu __builtin_clzl im __builtin_clzll iM",
      "__builtin_ctz iu __builtin_ctzl im __builtin_ctzll iM",
      "__builtin_popcount iu __builtin_popcountl im __builtin_popcountll iM",
      "__builtin_parity iu __builtin_parityl im __builtin_parityll iM",
      "__builtin_ffs ii __builtin_ffsl il __builtin_ffsll iL",
      "__builtin_clrsb ii __builtin_clrsbl il __builtin_clrsbll iL",
      "__builtin_bswap16 hh __builtin_bswap32 uu __builtin_bswap64 mm",
      "ffs ii ffsl il ffsll iL",
    };
    for (String line : entries) {
      String[] words = line.split(" ");
      for (int i = 0; i < words.length; i += 2) {
        table.put(words[i], words[i + 1]);
      }
    }
    addMath(table);
    return table;
  }

  /** Each function of math.h comes in three widths. */
  private static void addMath(Map<String, String> table) {
    String one =
        "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp10 exp2 expm1 fabs"
            + " floor lgamma log log10 log1p log2 logb nearbyint rint round roundeven sin sinh sqrt"
            + " tan tanh tgamma trunc significand";
    String two = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder drem";
    for (String name : one.split(" ")) {
      addWidths(table, name, "dd");
    }
    for (String name : two.split(" ")) {
      addWidths(table, name, "ddd");
    }
    addWidths(table, "fma", "dddd");
    addWidths(table, "ldexp", "ddi");
    addWidths(table, "scalbn", "ddi");
    addWidths(table, "powi", "ddi");
    addWidths(table, "nexttoward", "ddD");
    addWidths(table, "sincos", "vdpp");
    addWidths(table, "scalbln", "ddl");
    addWidths(table, "frexp", "ddp");
    addWidths(table, "modf", "ddp");
    addWidths(table, "remquo", "dddp");
    addWidths(table, "ilogb", "id");
    addWidths(table, "lround", "ld");
    addWidths(table, "lrint", "ld");
    addWidths(table, "llround", "Ld");
    addWidths(table, "llrint", "Ld");
  }

  private static void addWidths(Map<String, String> table, String name, String signature) {
    table.put(name, signature);
    table.put(name + "f", signature.replace('d', 'f'));
    table.put(name + "l", signature.replace('d', 'D'));
  }

  static Optional<FunctionType> find(String name, DataModel model) {
    return Optional.ofNullable(SIGNATURES.get(name)).map(s -> type(s, model));
  }

  /** The type of a function that is called without a declaration; C90: {@code int name()}. */
  public static FunctionType implicit(String name, DataModel model) {
    return find(name, model)
        .orElseGet(() -> new FunctionType(model.signedInt(), List.of(), Parameters.UNSPECIFIED));
  }

  private static FunctionType type(String signature, DataModel model) {
    boolean variadic = signature.endsWith(".");
    List<Type> types = new ArrayList<>();
    for (char letter : signature.replace(".", "").toCharArray()) {
      types.add(type(letter, model));
    }
    return new FunctionType(
        types.get(0),
        types.subList(1, types.size()),
        variadic ? Parameters.VARIADIC : Parameters.FIXED);
  }

  private static Type type(char letter, DataModel model) {
    return switch (letter) {
      case 'v' -> VoidType.VOID;
      case 'i' -> model.signedInt();
      case 'u' -> model.unsignedInt();
      case 'h' -> model.integer(Kind.SHORT, false);
      case 'l' -> model.integer(Kind.LONG, true);
      case 'm' -> model.integer(Kind.LONG, false);
      case 'L' -> model.integer(Kind.LONG_LONG, true);
      case 'M' -> model.integer(Kind.LONG_LONG, false);
      case 'z' -> model.sizeType();
      case 'd' -> FloatingType.DOUBLE;
      case 'f' -> FloatingType.FLOAT;
      case 'D' -> FloatingType.LONG_DOUBLE;
      case 'p' -> VoidType.VOID.pointer();
      case 'P' -> new PointerType(VoidType.VOID, Qualifiers.CONST);
      case 's' -> model.plainChar().pointer();
      default -> new PointerType(model.plainChar(), Qualifiers.CONST);
    };
  }
}
