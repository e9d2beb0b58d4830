package heapwright.symbolic.term.value;

/** Casts to the type that a sort most resembles. */
public final class CastText {
  private CastText() {}

  public static boolean isType(Sort sort) {
    return switch (sort.width()) {
      case 8, 16, 32, 64, 128 -> true;
      default -> false;
    };
  }

  public static String of(Sort sort, boolean signed) {
    return sort.match(
        new Sort.Cases<>() {
          @Override
          public String truth() {
            return "(_Bool) ";
          }

          @Override
          public String bits(Sort.Bits bits) {
            return "(" + (signed ? "" : "unsigned ") + integer(bits.width()) + ") ";
          }

          @Override
          public String floating(Sort.Floating floating) {
            return switch (floating.format()) {
              case FLOAT -> "(float) ";
              case DOUBLE -> "(double) ";
              case LONG_DOUBLE -> "(long double) ";
            };
          }
        });
  }

  private static String integer(int width) {
    return switch (width) {
      case 8 -> "char";
      case 16 -> "short";
      case 32 -> "int";
      case 64 -> "long";
      case 128 -> "__int128";
      default -> "_BitInt(" + width + ")";
    };
  }
}
