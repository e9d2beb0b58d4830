// const at each level, casts between pointers and integers, NULL in its forms.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static int sum(const int *const begin, const int *end) {
  int total = 0;
  for (const int *p = begin; p != end; p++) total += *p;
  return total;
}

static const char *skip(const char *s, char c) {
  while (*s == c) s++;
  return s;
}

int main(void) {
  int a[6] = {1, 2, 3, 4, 5, 6};
  printf("%d %d\n", sum(a, a + 6), sum(a + 2, a + 2));
  printf("%s\n", skip("xxxyx", 'x'));
  int *const fixed = a;
  fixed[1] = 20;
  const int *reader = fixed;
  reader++;
  printf("%d\n", *reader);
  *(int *)reader = 21;
  printf("%d\n", a[1]);
  uintptr_t address = (uintptr_t)&a[2];
  int *back = (int *)address;
  printf("%d %d\n", *back, (int)((uintptr_t)&a[5] - address));
  int *stepped = (int *)(address + sizeof(int));
  printf("%d\n", *stepped);
  printf("%d\n", (int)(address % sizeof(int)));
  intptr_t small = 42;
  void *token = (void *)small;
  printf("%d\n", (int)(intptr_t)token);
  int *nothing = NULL, *zero = 0, *cast = (void *)0;
  printf("%d %d %d\n", nothing == zero, zero == cast, (uintptr_t)nothing == 0);
  bool present = back, absent = nothing;
  printf("%d %d %d\n", present, absent, !back);
  printf("%d\n", nothing ? 1 : back ? 2 : 3);
  const char *const names[] = {"a", "b"}, *const *walk = names;
  printf("%s %s\n", walk[0], *(walk + 1));
  unsigned *u = (unsigned *)&a[0];
  *u = 0xfffffffe;
  printf("%d\n", a[0]);
  char tagged = (char)((uintptr_t)&a[1] & 3);
  volatile int v = 5;
  volatile int *pv = &v;
  *pv += *pv;
  printf("%d %d\n", tagged, v);
  return (int)(intptr_t)token;
}
