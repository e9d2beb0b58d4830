// alloca: room that lasts until the function returns, even out of loops.
#include <alloca.h>
#include <stdio.h>
#include <string.h>

struct node { int value; struct node *next; };

static int sum(int n) {
  struct node *list = NULL;
  for (int i = 1; i <= n; i++) {
    struct node *fresh = alloca(sizeof *fresh);
    fresh->value = i;
    fresh->next = list;
    list = fresh;
  }
  int total = 0;
  for (; list; list = list->next) total = total * 2 + list->value;
  return total;
}

static int palindrome(const char *s) {
  size_t n = strlen(s);
  char *reversed = __builtin_alloca(n + 1);
  for (size_t i = 0; i < n; i++) reversed[i] = s[n - 1 - i];
  reversed[n] = '\0';
  return strcmp(s, reversed) == 0;
}

static unsigned long binary(unsigned n) {
  if (n == 0) return 0;
  int *bits = alloca(32 * sizeof(int)), count = 0;
  for (; n; n /= 2) bits[count++] = n % 2;
  unsigned long r = 0;
  while (count--) r = r * 10 + bits[count];
  return r;
}

static int nested(int depth) {
  int *block = alloca((depth + 1) * sizeof *block);
  for (int i = 0; i <= depth; i++) block[i] = depth * i;
  int below = depth ? nested(depth - 1) : 0;
  return block[depth] + below;
}

int main(void) {
  printf("%d %d %d\n", sum(0), sum(5), sum(20));
  printf("%d %d %d\n", palindrome("level"), palindrome("levels"), palindrome(""));
  printf("%lu %lu\n", binary(10), binary(1023));
  printf("%d\n", nested(6));
  char *first = alloca(8), *second = alloca(8);
  strcpy(first, "first");
  strcpy(second, "second");
  printf("%s %s %d\n", first, second, first != second);
  return nested(4);
}
