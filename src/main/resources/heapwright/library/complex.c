/*
 * Products and quotients of complex numbers, C17 annex G.5.1, as gcc's own library computes them; and
 * the functions of complex.h that come down to real ones.
 */

extern double fabs(double value);
extern long double fabsl(long double value);
extern long double copysignl(long double magnitude, long double sign);
extern double hypot(double x, double y);
extern float hypotf(float x, float y);
extern long double hypotl(long double x, long double y);
extern double atan2(double y, double x);
extern float atan2f(float y, float x);
extern long double atan2l(long double y, long double x);

static int is_finite(long double x) { return x - x == 0; }

static int is_infinite(long double x) { return x == x && !is_finite(x); }

static long double unit_if_infinite(long double x) {
  return copysignl(is_infinite(x) ? 1 : 0, x);
}

static long double zero_if_nan(long double x) { return x == x ? x : copysignl(0, x); }

static long double infinity(void) { return 1e4932L * 10; }

/* A number in an integer type of so many bits. */
static unsigned long fitted(unsigned long x, int bits, int is_signed) {
  int unused = 64 - bits;
  return is_signed ? (unsigned long)((long)(x << unused) >> unused) : x << unused >> unused;
}

static unsigned long plain_quotient(unsigned long x, unsigned long y, int is_signed) {
  return is_signed ? (unsigned long)((long)x / (long)y) : x / y;
}

static unsigned long absolute(unsigned long x, int is_signed) {
  return is_signed && (long)x < 0 ? -x : x;
}

/* What gcc makes of a quotient of complex integers: the formula for floating ones, cut at each step. */
void __hw_divide_integers(unsigned long *result, unsigned long a, unsigned long b, unsigned long c,
                          unsigned long d, int bits, int is_signed) {
  int swapped = is_signed ? (long)absolute(c, 1) < (long)absolute(d, 1) : c < d;
  unsigned long small = swapped ? c : d;
  unsigned long large = swapped ? d : c;
  unsigned long ratio = fitted(plain_quotient(small, large, is_signed), bits, is_signed);
  unsigned long divisor = fitted(small * ratio + large, bits, is_signed);
  unsigned long real = swapped ? a * ratio + b : b * ratio + a;
  unsigned long imaginary = swapped ? b * ratio - a : b - a * ratio;
  result[0] = plain_quotient(fitted(real, bits, is_signed), divisor, is_signed);
  result[1] = plain_quotient(fitted(imaginary, bits, is_signed), divisor, is_signed);
}

/* Where the plain product is no number in both parts. Only signs matter, so the widest type does. */
static int product_again(long double *parts, long double a, long double b, long double c,
                         long double d, int overflows) {
  int again = overflows;
  if (is_infinite(a) || is_infinite(b)) {
    a = unit_if_infinite(a);
    b = unit_if_infinite(b);
    c = zero_if_nan(c);
    d = zero_if_nan(d);
    again = 1;
  }
  if (is_infinite(c) || is_infinite(d)) {
    c = unit_if_infinite(c);
    d = unit_if_infinite(d);
    a = zero_if_nan(a);
    b = zero_if_nan(b);
    again = 1;
  }
  if (again) {
    a = zero_if_nan(a);
    b = zero_if_nan(b);
    c = zero_if_nan(c);
    d = zero_if_nan(d);
    parts[0] = infinity() * (a * c - b * d);
    parts[1] = infinity() * (a * d + b * c);
  }
  return again;
}

/* The same for a quotient. */
static int quotient_again(long double *parts, long double a, long double b, long double c,
                          long double d) {
  if (c == 0 && d == 0 && (a == a || b == b)) {
    parts[0] = copysignl(infinity(), c) * a;
    parts[1] = copysignl(infinity(), c) * b;
    return 1;
  }
  if ((is_infinite(a) || is_infinite(b)) && is_finite(c) && is_finite(d)) {
    a = unit_if_infinite(a);
    b = unit_if_infinite(b);
    parts[0] = infinity() * (a * c + b * d);
    parts[1] = infinity() * (b * c - a * d);
    return 1;
  }
  if ((is_infinite(c) || is_infinite(d)) && is_finite(a) && is_finite(b)) {
    c = unit_if_infinite(c);
    d = unit_if_infinite(d);
    parts[0] = 0 * (a * c + b * d);
    parts[1] = 0 * (b * c - a * d);
    return 1;
  }
  return 0;
}

void __hw_multiply_float(float *result, float a, float b, float c, float d) {
  float ac = a * c;
  float bd = b * d;
  float ad = a * d;
  float bc = b * c;
  float x = ac - bd;
  float y = ad + bc;
  if (x != x && y != y) {
    long double parts[2];
    int overflows = is_infinite(ac) || is_infinite(bd) || is_infinite(ad) || is_infinite(bc);
    if (product_again(parts, a, b, c, d, overflows)) {
      x = (float)parts[0];
      y = (float)parts[1];
    }
  }
  result[0] = x;
  result[1] = y;
}

void __hw_multiply_double(double *result, double a, double b, double c, double d) {
  double ac = a * c;
  double bd = b * d;
  double ad = a * d;
  double bc = b * c;
  double x = ac - bd;
  double y = ad + bc;
  if (x != x && y != y) {
    long double parts[2];
    int overflows = is_infinite(ac) || is_infinite(bd) || is_infinite(ad) || is_infinite(bc);
    if (product_again(parts, a, b, c, d, overflows)) {
      x = (double)parts[0];
      y = (double)parts[1];
    }
  }
  result[0] = x;
  result[1] = y;
}

void __hw_multiply_long_double(long double *result, long double a, long double b, long double c, long double d) {
  long double ac = a * c;
  long double bd = b * d;
  long double ad = a * d;
  long double bc = b * c;
  long double x = ac - bd;
  long double y = ad + bc;
  if (x != x && y != y) {
    long double parts[2];
    int overflows = is_infinite(ac) || is_infinite(bd) || is_infinite(ad) || is_infinite(bc);
    if (product_again(parts, a, b, c, d, overflows)) {
      x = (long double)parts[0];
      y = (long double)parts[1];
    }
  }
  result[0] = x;
  result[1] = y;
}

/* Between floats the plain formula does, in doubles. */
void __hw_divide_float(float *result, float a, float b, float c, float d) {
  double denominator = (double)c * c + (double)d * d;
  float x = (float)(((double)a * c + (double)b * d) / denominator);
  float y = (float)(((double)b * c - (double)a * d) / denominator);
  long double parts[2];
  if (x != x && y != y && quotient_again(parts, a, b, c, d)) {
    x = (float)parts[0];
    y = (float)parts[1];
  }
  result[0] = x;
  result[1] = y;
}

/* Smith's method, scaled where numbers come near the ends of the range. */
void __hw_divide_double(double *result, double p, double q, double r, double s) {
  const double least = 0x1p-1022;
  const double tiny = 0x1p-52;
  const double big = 0x1.fffffffffffffp1023 / 2;
  const double some = big * tiny;
  double a = p, b = q, c = r, d = s, x, y;
  double larger = fabs(c) < fabs(d) ? fabs(d) : fabs(c);
  if (larger >= big) {
    a /= 2;
    b /= 2;
    c /= 2;
    d /= 2;
    larger /= 2;
  }
  if (larger < tiny || (fabs(a) < least && fabs(b) < some && larger < some) ||
      (fabs(b) < least && fabs(a) < some && larger < some)) {
    a /= tiny;
    b /= tiny;
    c /= tiny;
    d /= tiny;
  }
  if (fabs(c) < fabs(d)) {
    double ratio = c / d;
    double denominator = c * ratio + d;
    if (fabs(ratio) > least) {
      x = (a * ratio + b) / denominator;
      y = (b * ratio - a) / denominator;
    } else {
      x = (c * (a / d) + b) / denominator;
      y = (c * (b / d) - a) / denominator;
    }
  } else {
    double ratio = d / c;
    double denominator = d * ratio + c;
    if (fabs(ratio) > least) {
      x = (b * ratio + a) / denominator;
      y = (b - a * ratio) / denominator;
    } else {
      x = (a + d * (b / c)) / denominator;
      y = (b - d * (a / c)) / denominator;
    }
  }
  long double parts[2];
  if (x != x && y != y && quotient_again(parts, a, b, c, d)) {
    x = (double)parts[0];
    y = (double)parts[1];
  }
  result[0] = x;
  result[1] = y;
}

void __hw_divide_long_double(long double *result, long double p, long double q, long double r, long double s) {
  const long double least = 0x1p-16382L;
  const long double tiny = 0x1p-63L;
  const long double big = 0x1.fffffffffffffffep16383L / 2;
  const long double some = big * tiny;
  long double a = p, b = q, c = r, d = s, x, y;
  long double larger = fabsl(c) < fabsl(d) ? fabsl(d) : fabsl(c);
  if (larger >= big) {
    a /= 2;
    b /= 2;
    c /= 2;
    d /= 2;
    larger /= 2;
  }
  if (larger < tiny || (fabsl(a) < least && fabsl(b) < some && larger < some) ||
      (fabsl(b) < least && fabsl(a) < some && larger < some)) {
    a /= tiny;
    b /= tiny;
    c /= tiny;
    d /= tiny;
  }
  if (fabsl(c) < fabsl(d)) {
    long double ratio = c / d;
    long double denominator = c * ratio + d;
    if (fabsl(ratio) > least) {
      x = (a * ratio + b) / denominator;
      y = (b * ratio - a) / denominator;
    } else {
      x = (c * (a / d) + b) / denominator;
      y = (c * (b / d) - a) / denominator;
    }
  } else {
    long double ratio = d / c;
    long double denominator = d * ratio + c;
    if (fabsl(ratio) > least) {
      x = (b * ratio + a) / denominator;
      y = (b - a * ratio) / denominator;
    } else {
      x = (a + d * (b / c)) / denominator;
      y = (b - d * (a / c)) / denominator;
    }
  }
  long double parts[2];
  if (x != x && y != y && quotient_again(parts, a, b, c, d)) {
    x = (long double)parts[0];
    y = (long double)parts[1];
  }
  result[0] = x;
  result[1] = y;
}

double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }

double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }

float cabsf(float _Complex z) { return hypotf(__real__ z, __imag__ z); }

float cargf(float _Complex z) { return atan2f(__imag__ z, __real__ z); }

long double cabsl(long double _Complex z) { return hypotl(__real__ z, __imag__ z); }

long double cargl(long double _Complex z) { return atan2l(__imag__ z, __real__ z); }
