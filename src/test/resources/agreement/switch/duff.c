// Cases inside loops: Duff's device and other interleavings.
#include <stdio.h>

static void copy(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7: *to++ = *from++;
    case 6: *to++ = *from++;
    case 5: *to++ = *from++;
    case 4: *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
            } while (--n > 0);
  }
}

static int generator(int *state) {
  static int i, j;
  switch (*state) {
    case 0:
      for (i = 0; i < 3; i++) {
        for (j = 0; j < i; j++) {
          *state = 1;
          return i * 10 + j;
    case 1:;
        }
      }
      *state = 2;
    case 2:
      return -1;
  }
  return -2;
}

static int odd_nesting(int n) {
  int trace = 0;
  switch (n) {
    if (n > 100) {
    case 1:
      trace += 1;
    } else {
    case 2:
      trace += 2;
    }
    while (trace < 20) {
    case 3:
      trace += 5;
      if (trace % 2) continue;
      break;
    }
    trace += 100;
  }
  return trace;
}

int main(void) {
  for (int n = 1; n <= 20; n += 3) {
    char out[32] = {0};
    copy(out, "abcdefghijklmnopqrstuvwxyz", n);
    printf("%s\n", out);
  }
  int state = 0, value;
  while ((value = generator(&state)) >= 0) printf("%d ", value);
  printf("%d\n", generator(&state));
  for (int n = 0; n < 4; n++) printf("%d ", odd_nesting(n));
  putchar('\n');
  return odd_nesting(2);
}
