/* Decisions as real programs write them. */
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define DEBUG 0
#define CHECKED 1
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define IS_DIGIT(c) ((c) >= '0' && (c) <= '9')
#define IS_WORD(c) ((c) < 0x80 ? IS_DIGIT(c) || (c) == '_' : (c) > 0xbf)
#define SWAP(a, b) \
  do {             \
    int t = a;     \
    a = b;         \
    b = t;         \
  } while (0)

static int calls;

static int call(int x) {
  calls++;
  return x;
}

static void truths(int x, const char *p, unsigned u, bool b) {
  int flag = !!x;
  bool set = x & 4;
  long wide = x ? 1 : 0;
  printf("%d %d %ld", flag, set, wide);
  printf(" %d", x ? 1 : 0);
  printf(" %d", x ? 0 : 1);
  printf(" %d", p ? 1 : 0);
  printf(" %d", x > 2 ? true : false);
  printf(" %d", b == true);
  printf(" %d", !b + 1);
  printf(" %d", !p + 1);
  printf(" %d", 10 * (x > 2) + (u > 3));
  printf(" %d", (x > 2) - (x < 2));
  printf(" %d", "no\0yes"[3 * (x > 2)]);
  printf(" %d", u >= 0);
  printf(" %d", u < 0);
  printf(" %d", u > 0);
  printf(" %d", u != 0 && u - 1 < 3);
  printf(" %d\n", (x > 1) == (u > 1));
}

static int constants(int x, unsigned char c) {
  int r = 0;
  if (DEBUG && x) r += 1;
  if (x && DEBUG) r += 2;
  if (CHECKED && x) r += 4;
  if (x && CHECKED) r += 8;
  if (x || DEBUG) r += 16;
  if (DEBUG || x) r += 32;
  if (call(x) && DEBUG) r += 64;
  if (call(x) || CHECKED) r += 128;
  if (c < 256) r += 256;
  if (c == 300) r += 512;
  if (sizeof(int) == 4) r += 1024;
  if (sizeof(int) == 8 && call(x)) r += 2048;
  if (LIKELY(x)) r += 4096;
  if (LIKELY(x && c)) r += 8192;
  if (x == x) r += 16384;
  if (DEBUG) {
    if (x) r = 0;
  }
  return r;
}

static int loops(int n) {
  int r = 0, other = n;
  while (1) {
    if (++r > n) break;
    if (r % 2) continue;
    r++;
  }
  for (;;)
    if (--r < 0) break;
  do {
    if (n > 3) break;
    r += 2;
  } while (0);
  do r++;
  while (r < n && CHECKED);
  while (DEBUG) r++;
  SWAP(r, other);
  if (n > 1)
    SWAP(r, other);
  else
    SWAP(other, r);
  return r;
}

static int switches(int x, bool b, unsigned char c) {
  int r = 0;
  switch (x) {
    case 1:
      r += 1;
  }
  switch (x) {
    case 1:
      r += 2;
      break;
    default:
      r += 4;
  }
  switch (x) {
    case 0:
    case 1:
      r += 8;
      break;
    case 2:
      break;
  }
  switch (x) {
    case 0:
      return r;
    case 1:
      r++;
      /* falls through */
    case 2:
      r++;
      break;
    case 3:
    case 4:
      r += 16;
      break;
    case 5 ... 7:
      r += 32;
      break;
    case 100:
      r += 64;
  }
  switch (b) {
    case false:
      r += 128;
      break;
    case true:
      r += 256;
  }
  switch (c & 1) {
    case 0:
      r += 512;
      break;
    case 1:
      r += 1024;
  }
  switch (x) {
    default:
      r += 2048;
  }
  switch (2) {
    case 1:
      return 0;
    case 2:
      r += 4096;
  }
  return r;
}

static int macros(int x, int y) {
  int r = 0;
  if (IS_WORD(x)) r += 1;
  if (!IS_WORD(x) || y) r += 2;
  while (IS_WORD(x) && y > r) r += 4;
  r += IS_WORD(x) ? 8 : 16;
  if ((x ? y : 0) == 2) r += 32;
  if ((x && y) != 0) r += 64;
  if (x ? y : 0) r += 128;
  if (!(x ? 0 : y)) r += 256;
  if (x > 3 ? y > 2 : y > 3) r += 512;
  return r + (x ?: y);
}

int main(void) {
  static const char text[] = "4_\x7f\xc3\xa4";
  for (int i = -1; i < 9; i++) {
    truths(i, i % 2 ? "p" : NULL, i & 3, i > 1);
    printf("%d %d", constants(i, (unsigned char)i), loops(i));
    printf(" %d\n", switches(i, i > 2, (unsigned char)i));
    for (size_t j = 0; j < sizeof text; j++) printf(" %d", macros((unsigned char)text[j], i));
    printf("\n");
  }
  return calls;
}
