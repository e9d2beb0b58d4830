// Pointer steps, differences, comparisons and indexing.
#include <stddef.h>
#include <stdio.h>

struct pair { char tag; long value; };

int main(void) {
  int a[8] = {0, 10, 20, 30, 40, 50, 60, 70};
  int *p = a, *end = a + 8;
  printf("%d\n", *p++);
  printf("%d\n", *++p);
  printf("%d\n", (*p)++);
  printf("%d\n", ++*p);
  p += 3;
  printf("%d %d %d %d\n", *p, p[-2], p[2], -1 [p]);
  p -= 2;
  printf("%td %td\n", p - a, end - p);
  ptrdiff_t back = a - end;
  printf("%td\n", back);
  printf("%d %d %d %d\n", p < end, p >= end, &a[3] == p, a + 8 == end);

  int sum = 0;
  for (int *q = end; q-- > a;) sum = sum * 2 + *q % 7;
  printf("%d\n", sum);

  struct pair pairs[3] = {{'a', 1}, {'b', 2}, {'c', 3}};
  struct pair *s = &pairs[2];
  printf("%c %ld\n", (s - 1)->tag, s[-2].value);
  printf("%td %td\n", s - pairs, (char *)s - (char *)pairs);

  long *inside = &pairs[0].value;
  inside += sizeof(struct pair) / sizeof(long);
  printf("%d\n", inside == &pairs[1].value);

  const char *text = "pointer";
  const char *t = text;
  while (*t) t++;
  printf("%td %s %c\n", t - text, t - 3, *(t - 1));
  int *none = NULL;
  printf("%d %d %d\n", none == 0, !none, p != none);
  return (int)(end - a);
}
