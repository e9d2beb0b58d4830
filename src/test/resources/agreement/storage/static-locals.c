// Static locals keep their values between calls; each function has its own.
#include <stdio.h>

static int next(void) {
  static int counter = 100;
  return counter++;
}

static int *slot(int i) {
  static int slots[4];
  return &slots[i & 3];
}

static int depth(int n) {
  static int deepest;
  static int now;
  now++;
  if (now > deepest) deepest = now;
  if (n > 0) depth(n - 1);
  now--;
  return deepest;
}

static const char *label(int n) {
  static char text[16];
  snprintf(text, sizeof text, "<%d>", n);
  return text;
}

int main(void) {
  printf("%d\n", next());
  printf("%d\n", next());
  for (int i = 0; i < 3; i++) {
    static int counter = 5;
    int fresh = 5;
    counter += 2;
    fresh += 2;
    printf("%d %d\n", counter, fresh);
  }
  {
    static int counter = -1;
    printf("%d\n", counter--);
  }
  for (int i = 0; i < 10; i++) *slot(i) += i;
  printf("%d %d %d %d\n", *slot(0), *slot(1), *slot(2), *slot(3));
  printf("%d ", depth(3));
  printf("%d ", depth(1));
  printf("%d\n", depth(6));
  const char *a = label(1);
  const char *b = label(22);
  printf("%s %s %d\n", a, b, a == b);
  return next();
}
