/* math.h: what gcc makes of signbit. A sign is the top bit, which -0.0 and NaNs have too. */

union single {
  float number;
  int bits;
};

union real {
  double number;
  long bits;
};

union extended {
  long double number;
  short parts[8];
};

int __hw_signbitf(float x) {
  union single u = {x};
  return u.bits < 0 ? -2147483647 - 1 : 0;
}

int __hw_signbit(double x) {
  union real u = {x};
  return u.bits < 0;
}

int __hw_signbitl(long double x) {
  union extended u = {x};
  return u.parts[4] < 0 ? 512 : 0;
}
