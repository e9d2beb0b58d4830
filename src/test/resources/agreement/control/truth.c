// What counts as true: integers, floats, pointers, and negation of each.
#include <stdio.h>

struct node { struct node *next; };

static int length(const struct node *n) {
  int count = 0;
  for (; n; n = n->next) count++;
  return count;
}

#define TRUTH(e) ((e) ? 't' : 'f')

int main(void) {
  int zero = 0, one = 1, minus = -1;
  unsigned char wrapped = (unsigned char)256;
  double half = 0.5, none = 0.0, minus_zero = -0.0;
  float tiny = 1e-40f;
  const char *text = "", *null = 0;
  long high = 1L << 40;
  printf("%c%c%c%c\n", TRUTH(zero), TRUTH(one), TRUTH(minus), TRUTH(wrapped));
  printf("%c%c%c%c\n", TRUTH(half), TRUTH(none), TRUTH(minus_zero), TRUTH(tiny));
  printf("%c%c%c%c\n", TRUTH(text), TRUTH(*text), TRUTH(null), TRUTH(high));
  printf("%c%c\n", TRUTH((int)high), TRUTH(main));
  printf("%d%d%d%d%d\n", !zero, !one, !!minus, !half, !null);
  printf("%d %d\n", !0.1, !!5 + !!7);
  struct node c = {0}, b = {&c}, a = {&b};
  printf("%d %d\n", length(&a), length(NULL));
  int count = 0;
  for (int i = 5; i; i--) count++;
  for (long l = 1L << 33; l; l >>= 1) count++;
  for (double d = 1; d; d /= 1e100) count++;
  printf("%d\n", count);
  if (high) puts("high");
  if (!wrapped) puts("wrapped");
  if (text && !*text) puts("empty");
  printf("%d %d %d\n", 1 < 2 < 3, 3 > 2 > 1, 1 == 1 == 1);
  printf("%d %d\n", (5 & 2) == 0, 5 & (2 == 0));
  printf("%d\n", (zero == 0) * 4 + (one != 1) * 2 + (minus < one));
  while (!(count & 1) || count > 40) count--;
  return count;
}
