package heapwright.source.lower;

import heapwright.ir.Callee;
import heapwright.ir.Statement;
import java.util.Set;

/**
 * Calls after which gcc's basic block goes on, because it knows that they come back: of its
 * built-in functions that do not throw, and of what the C library declares pure or constant.
 */
final class SteadyCalls {
  private static final Set<String> NAMES =
      Set.of(
          """
          bcmp bcopy bzero index rindex memchr memcmp memcpy memmove mempcpy memset stpcpy stpncpy
          strcasecmp strcat strchr strcmp strcpy strcspn strdup strlen strncasecmp strncat strncmp
          strncpy strndup strnlen strpbrk strrchr strspn strstr memrchr strcoll
          isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace
          isupper isxdigit toascii tolower toupper __ctype_b_loc __ctype_tolower_loc
          __ctype_toupper_loc __errno_location
          abs labs llabs imaxabs ffs ffsl ffsll atoi atol atoll atof
          malloc calloc realloc free aligned_alloc posix_memalign
          sprintf snprintf vsprintf vsnprintf sscanf vsscanf strftime
          """
              .strip()
              .split("\\s+"));

  private static final Set<String> MATHEMATICAL =
      Set.of(
          """
          acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1
          fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10
          log1p log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo
          rint round scalbln scalbn sin sinh sqrt tan tanh tgamma trunc
          """
              .strip()
              .split("\\s+"));

  private SteadyCalls() {}

  static boolean includes(Statement.Call call) {
    return call.callee() instanceof Callee.Direct direct && includes(direct.symbol().key());
  }

  private static boolean includes(String name) {
    return NAMES.contains(name) || isMathematical(name);
  }

  /** Whether it is a function of mathematics, of any of its types. */
  static boolean isMathematical(String name) {
    boolean suffixed = name.endsWith("f") || name.endsWith("l");
    return MATHEMATICAL.contains(name)
        || suffixed && MATHEMATICAL.contains(name.substring(0, name.length() - 1));
  }
}
