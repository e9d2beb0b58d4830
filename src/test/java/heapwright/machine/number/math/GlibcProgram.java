package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;

/**
 * A C program that evaluates functions: it reads lines with a name, the letter of a type and
 * arguments as bits, and answers with the bits of the result and errno.
 */
final class GlibcProgram {
  private static final String HEAD =
      """
      #define _GNU_SOURCE
      #include <errno.h>
      #include <math.h>
      #include <stdio.h>
      #include <string.h>
      typedef union { unsigned long bits; double value; } D;
      typedef union { unsigned bits; float value; } F;
      typedef union { struct { unsigned long low; unsigned short high; } bits; long double value; } E;
      static D d(void) { D x; scanf("%lx", &x.bits); return x; }
      static F f(void) { F x; scanf("%x", &x.bits); return x; }
      static E e(void) {
        E x;
        memset(&x, 0, sizeof x);
        scanf("%hx:%lx", &x.bits.high, &x.bits.low);
        return x;
      }
      static void showd(double v, int error) { D x; x.value = v; printf("%lx %d ", x.bits, error); }
      static void showf(float v, int error) { F x; x.value = v; printf("%x %d ", x.bits, error); }
      static void showe(long double v, int error) {
        E x;
        x.value = v;
        printf("%04x:%016lx %d ", x.bits.high, x.bits.low, error);
      }
      """;

  private static final String UNARY =
      """
      struct unary {
        const char *name;
        double (*d)(double);
        float (*f)(float);
        long double (*e)(long double);
      } functions[] = { %s };
      static void answer(struct unary *u, char type) {
        errno = 0;
        switch (type) {
          case 'd': { D x = d(); double v = u->d(x.value); showd(v, errno); break; }
          case 'f': { F x = f(); float v = u->f(x.value); showf(v, errno); break; }
          case 'e': { E x = e(); long double v = u->e(x.value); showe(v, errno); break; }
        }
      }
      """;

  private static final String BINARY =
      """
      struct binary {
        const char *name;
        double (*d)(double, double);
        float (*f)(float, float);
        long double (*e)(long double, long double);
      } functions[] = { %s };
      static void answer(struct binary *u, char type) {
        errno = 0;
        switch (type) {
          case 'd': { D x = d(), y = d(); double v = u->d(x.value, y.value); showd(v, errno); break; }
          case 'f': { F x = f(), y = f(); float v = u->f(x.value, y.value); showf(v, errno); break; }
          case 'e': {
            E x = e(), y = e();
            long double v = u->e(x.value, y.value);
            showe(v, errno);
            break;
          }
        }
      }
      """;

  private static final String MAIN =
      """
      int main(void) {
        char name[20], type;
        int count = sizeof functions / sizeof *functions;
        while (scanf("%19s %c", name, &type) == 2)
          for (int i = 0; i < count; i++)
            if (strcmp(functions[i].name, name) == 0) {
              answer(&functions[i], type);
              puts("");
            }
      }
      """;

  private GlibcProgram() {}

  /** A program with a main function of its own. */
  static String with(String rest) {
    return HEAD + rest;
  }

  static String unary(Iterable<String> names) {
    return HEAD + String.format(UNARY, entries(names)) + MAIN;
  }

  static String binary(Iterable<String> names) {
    return HEAD + String.format(BINARY, entries(names)) + MAIN;
  }

  private static String entries(Iterable<String> names) {
    StringBuilder entries = new StringBuilder();
    for (String name : names) {
      entries.append(String.format("{\"%1$s\", %1$s, %1$sf, %1$sl},\n", name));
    }
    return entries.toString();
  }

  static String bits(double x) {
    return Long.toHexString(Double.doubleToRawLongBits(x));
  }

  static String bits(float x) {
    return Integer.toHexString(Float.floatToRawIntBits(x));
  }

  static String bits(ExtendedDouble x) {
    return x.toString();
  }

  /** A result and an integer beside it, as the program shows them. */
  static String shown(String bits, int number) {
    return bits + " " + number + " ";
  }

  static String shown(String bits, MathError error) {
    return shown(bits, number(error));
  }

  private static int number(MathError error) {
    return switch (error) {
      case NONE -> 0;
      case DOMAIN -> 33;
      case RANGE -> 34;
    };
  }
}
