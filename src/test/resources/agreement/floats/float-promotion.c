// floats stay floats in expressions, become doubles with doubles and in calls.
#include <stdarg.h>
#include <stdio.h>

#define TYPE(e) \
  _Generic((e), float: "float", double: "double", long double: "long double", default: "other")

static float halve(float f) { return f / 2; }
static double average(int n, ...) {
  va_list ap;
  double sum = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) sum += va_arg(ap, double);
  va_end(ap);
  return sum / n;
}

int main(void) {
  float f = 1.1f;
  double d = 1.1;
  printf("%s %s %s %s\n", TYPE(f), TYPE(f + f), TYPE(f + 1), TYPE(f + 1.0));
  printf("%s %s %s %s\n", TYPE(f * d), TYPE(d + 1L), TYPE(1.0f), TYPE(f + 1.0L));
  printf("%s %s %s\n", TYPE(1 ? f : 1), TYPE(-f), TYPE((double)f));
  printf("%.10f %.10f %.10f\n", f, d, f * d);
  printf("%.10f %.10f\n", f * f, (double)f * f);
  printf("%.10f %.10f\n", f + 1e-8f, f + 1e-8);
  printf("%.12f\n", average(3, f, 2.2f, 3.3));
  printf("%.10f\n", halve(d));
  printf("%d %d %d\n", f == 1.1, f == 1.1f, f < d);
  float exact = 0.5f;
  printf("%d\n", exact == 0.5);
  float product = 1;
  for (int i = 0; i < 20; i++) product *= 1.1f;
  printf("%.8f\n", product);
  float a = 1e20f, b = -1e20f, c = 3.14f;
  printf("%.4f %.4f\n", (a + b) + c, a + (b + c));
  float huge = 3e38f;
  printf("%g %g\n", huge * 10, huge * 10.0);
  printf("%g\n", (double)(float)(huge * 10.0 / 10.0));
  return (int)(f * 100);
}
