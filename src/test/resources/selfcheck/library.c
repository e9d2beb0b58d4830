/* What the library computes, and standard input. */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  char name[4];
  int value;
};

int same_bytes(const struct pair *a, const struct pair *b) {
  if (memcmp(a->name, b->name, 3) == 0) return a->value == b->value;
  if (memchr(a->name, 'b', 4)) return 2;
  return 3;
}

int upper(char *s) {
  int n = 0;
  for (; *s; s++) {
    if (islower((unsigned char)*s)) {
      *s = (char)toupper((unsigned char)*s);
      n++;
    }
  }
  return n;
}

int fields(const char *s) {
  const char *comma = strchr(s, ',');
  int n = 1;
  while (comma) {
    n++;
    comma = strchr(comma + 1, ',');
  }
  return n;
}

int read_digits(void) {
  int c, n = 0;
  while ((c = getchar()) != EOF && c != '\n') {
    if (!isdigit(c)) return -1;
    n = 10 * n + (c - '0');
    if (n > 99) return -2;
  }
  return n;
}

int absolute(int a, int b) {
  if (abs(a) > abs(b)) return 1;
  if (a == -b) return 2;
  return 0;
}

int clear_and_check(int *a, int n, char fill) {
  if (n < 0 || n > 3) return -1;
  memset(a, fill, (size_t)n * sizeof *a);
  for (int i = 0; i < n; i++)
    if (a[i]) return i + 1;
  return 0;
}

int shift_left(char *s, int by) {
  size_t n = strlen(s);
  if (by < 0 || (size_t)by > n) return -1;
  memmove(s, s + by, n - (size_t)by + 1);
  if (*s == 'b') return 1;
  return 0;
}

int parse(const char *s) {
  int n = atoi(s);
  if (n > 20) return 1;
  if (n < 0) return 2;
  return n == 0 ? 0 : 3;
}

int suffix(const char *s, const char *end) {
  size_t n = strlen(s), m = strlen(end);
  if (m > n) return 0;
  return strcmp(s + (n - m), end) == 0 ? 1 : -1;
}
