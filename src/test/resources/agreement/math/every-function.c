// Each function of math.h in its three types, on special numbers and on others: the bits of what it
// gives and stores, and errno.
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define COUNT 44
static double d[COUNT];
static long double e[COUNT];

static const double special[] = {
    0,    -0.0,    0.25, 0.49999999999999994, 0.5, -0.5,     1,         -1,          1.5,     2,
    -2.5, 3,       -3,   100.5,               710, -745.5,   1e-30,     -1e15,       1e300,   0x1p-1074,
    1e-310, 0x1p-149, 0x1p-126, 4503599627370495.5, 0x1.fffffep127, -0x1.fffffffffffffp1023};

static void fill(void) {
  unsigned long state = 12345;
  int n = 0;
  for (; n < (int)(sizeof special / sizeof *special); n++)
    d[n] = special[n];
  d[n++] = INFINITY;
  d[n++] = -INFINITY;
  d[n++] = NAN;
  d[n++] = -NAN;
  d[n++] = nan("0x123");
  for (; n < COUNT; n++) {
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    d[n] = (double)(long)state / 0x1p58;
  }
  for (n = 0; n < COUNT; n++)
    e[n] = d[n] * (1 + 0x1p-60L);
  e[16] = 0x1p-16445L;
  e[17] = -0x1p-16382L;
  e[18] = 0x1.fffffffffffffffep16383L;
}

static void show_d(const char *name, double value) {
  unsigned long bits;
  memcpy(&bits, &value, sizeof bits);
  printf("%s %lx %d\n", name, bits, errno);
  errno = 0;
}

static void show_f(const char *name, float value) {
  unsigned bits;
  memcpy(&bits, &value, sizeof bits);
  printf("%sf %x %d\n", name, bits, errno);
  errno = 0;
}

static void show_e(const char *name, long double value) {
  unsigned long low;
  unsigned short high;
  memcpy(&low, &value, sizeof low);
  memcpy(&high, (char *)&value + sizeof low, sizeof high);
  printf("%sl %x:%lx %d\n", name, high, low, errno);
  errno = 0;
}

static void show_i(const char *name, long value) {
  printf("%s %ld %d\n", name, value, errno);
  errno = 0;
}

#define ONE(name)                                                                                  \
  for (int i = 0; i < COUNT; i++) {                                                                \
    show_d(#name, name(d[i]));                                                                     \
    show_f(#name, name##f((float)d[i]));                                                        \
    show_e(#name, name##l(e[i]));                                                                  \
  }

#define TWO(name)                                                                                  \
  for (int i = 0; i < COUNT; i++)                                                                  \
    for (int k = i % 5; k < COUNT; k += 5) {                                                       \
      show_d(#name, name(d[i], d[k]));                                                             \
      show_f(#name, name##f((float)d[i], (float)d[k]));                                         \
      show_e(#name, name##l(e[i], e[k]));                                                          \
    }

#define SCALED(name)                                                                               \
  for (int i = 0; i < COUNT; i++)                                                                  \
    for (int k = -20000; k <= 20000; k += 999) {                                                   \
      show_d(#name, name(d[i], k));                                                                \
      show_f(#name, name##f((float)d[i], k / 8));                                               \
      show_e(#name, name##l(e[i], k));                                                             \
    }

#define WHOLE(name)                                                                                \
  for (int i = 0; i < COUNT; i++) {                                                                \
    show_i(#name, name(d[i]));                                                                     \
    show_i(#name "f", name##f((float)d[i]));                                                    \
    show_i(#name "l", name##l(e[i]));                                                              \
  }

static void rounding(void) {
  ONE(floor) ONE(ceil) ONE(trunc) ONE(round) ONE(roundeven) ONE(rint) ONE(nearbyint)
  WHOLE(lround) WHOLE(llround) WHOLE(lrint) WHOLE(llrint) WHOLE(ilogb)
}

static void transcendental(void) {
  ONE(sqrt) ONE(cbrt) ONE(logb) ONE(fabs)
  ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan)
  ONE(sinh) ONE(cosh) ONE(tanh) ONE(asinh) ONE(acosh) ONE(atanh)
  ONE(exp) ONE(exp2) ONE(exp10) ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p)
  ONE(erf) ONE(erfc) ONE(tgamma) ONE(lgamma)
}

static void pairs(void) {
  TWO(fmax) TWO(fmin) TWO(fdim) TWO(fmod) TWO(remainder) TWO(drem)
  TWO(pow) TWO(atan2) TWO(hypot) TWO(nextafter) TWO(copysign)
  SCALED(ldexp) SCALED(scalbn) SCALED(scalbln)
  for (int i = 0; i < COUNT; i++) {
    int k = (i * 7 + 3) % COUNT, m = (i * 5 + 1) % COUNT;
    // The compiler may exchange the factors, and so decide which of two NaNs is passed on.
    if (isnan(d[i]) && isnan(d[k]))
      k = m;
    show_d("fma", fma(d[i], d[k], d[m]));
    show_f("fma", fmaf((float)d[i], (float)d[k], (float)d[m]));
    show_e("fma", fmal(e[i], e[k], e[m]));
    show_d("nexttoward", nexttoward(d[i], e[k]));
    show_f("nexttoward", nexttowardf((float)d[i], e[k]));
    show_e("nexttoward", nexttowardl(e[i], e[k]));
  }
}

static void stored(void) {
  for (int i = 0; i < COUNT; i++) {
    int n = -77, k = (i * 3 + 7) % COUNT;
    double x, x2;
    float y, y2;
    long double z, z2;
    show_d("frexp", frexp(d[i], &n)), show_i("exponent", n);
    show_f("frexp", frexpf((float)d[i], &n)), show_i("exponent", n);
    show_e("frexp", frexpl(e[i], &n)), show_i("exponent", n);
    show_d("modf", modf(d[i], &x)), show_d("whole", x);
    show_f("modf", modff((float)d[i], &y)), show_f("whole", y);
    show_e("modf", modfl(e[i], &z)), show_e("whole", z);
    n = -77;
    show_d("remquo", remquo(d[i], d[k], &n)), show_i("quotient", n);
    n = -77;
    show_f("remquo", remquof((float)d[i], (float)d[k], &n)), show_i("quotient", n);
    n = -77;
    show_e("remquo", remquol(e[i], e[k], &n)), show_i("quotient", n);
    sincos(d[i], &x, &x2), show_d("sine", x), show_d("cosine", x2);
    sincosf((float)d[i], &y, &y2), show_f("sine", y), show_f("cosine", y2);
    sincosl(e[i], &z, &z2), show_e("sine", z), show_e("cosine", z2);
    show_d("lgamma_r", lgamma_r(d[i], &n)), show_i("sign", n);
    show_f("lgamma_r", lgammaf_r((float)d[i], &n)), show_i("sign", n);
    show_e("lgamma_r", lgammal_r(e[i], &n)), show_i("sign", n);
  }
}

int main(void) {
  fill();
  errno = 0;
  rounding();
  transcendental();
  pairs();
  stored();
  return 0;
}
