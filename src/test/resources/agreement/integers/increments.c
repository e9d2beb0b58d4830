// Prefix and postfix on each width, through pointers, arrays and members.
#include <stdint.h>
#include <stdio.h>

struct counters { uint8_t small; int normal; long long large; };

int main(void) {
  int i = 5;
  int j = i++;
  printf("%d %d\n", i, j);
  j = ++i;
  printf("%d %d\n", i, j);
  j = i--;
  printf("%d %d\n", i, j);
  j = --i;
  printf("%d %d\n", i, j);

  struct counters c = {254, 0, -1};
  printf("%d ", c.small++);
  printf("%d ", c.small++);
  printf("%d ", c.small++);
  printf("%d\n", c.small);
  printf("%d ", c.small--);
  printf("%d ", --c.small);
  printf("%d\n", c.small);
  struct counters *p = &c;
  p->normal++, ++p->normal;
  p->large++;
  printf("%d %lld\n", p->normal, p->large);

  int a[4] = {1, 2, 3, 4}, k = 0;
  a[k++]++;
  a[k++] += 10;
  ++a[k];
  printf("%d %d %d %d %d\n", a[0], a[1], a[2], a[3], k);
  int *q = a;
  *q++ = 50;
  (*q)++;
  ++*q;
  *++q = 60;
  printf("%d %d %d %td\n", a[0], a[1], a[2], q - a);
  double d = 0.5;
  d++;
  printf("%g\n", d--);
  printf("%g\n", --d);
  uint64_t zero = 0;
  zero--;
  printf("%llu\n", (unsigned long long)zero);
  char letter = 'y';
  while (letter++ < 'z');
  printf("%c\n", letter);
  return a[0];
}
