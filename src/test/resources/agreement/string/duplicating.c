// strdup, strndup, and own versions of library functions compared with them.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t own_length(const char *s) {
  const char *p = s;
  while (*p) p++;
  return p - s;
}
static char *own_copy(char *to, const char *from) {
  char *start = to;
  while ((*to++ = *from++));
  return start;
}
static int own_compare(const char *a, const char *b) {
  for (; *a && *a == *b; a++, b++);
  return (unsigned char)*a - (unsigned char)*b;
}
static char *own_find(const char *s, const char *t) {
  for (;; s++) {
    const char *a = s, *b = t;
    while (*b && *a == *b) a++, b++;
    if (!*b) return (char *)s;
    if (!*s) return NULL;
  }
}
static void *own_move(void *to, const void *from, size_t n) {
  char *t = to;
  const char *f = from;
  if (t < f) while (n--) *t++ = *f++;
  else while (n--) t[n] = f[n];
  return to;
}

int main(void) {
  char *a = strdup("duplicate"), *b = strndup("truncated", 5), *c = strndup("short", 50),
      *d = strdup("");
  printf("%s %s %s [%s]\n", a, b, c, d);
  a[0] = 'D';
  printf("%s %zu\n", a, strlen(b));
  free(a), free(b), free(c), free(d);
  char buffer[40], other[40];
  printf("%zu %zu\n", own_length(""), own_length("seven77"));
  puts(own_copy(buffer, "copied"));
  const char *pairs[][2] = {{"abc", "abd"}, {"", ""}, {"\xe9", "e"}, {"ab", "a"},
      {"needle in hay", "in"}};
  int wrong = 0;
  for (int i = 0; i < 5; i++) {
    const char *x = pairs[i][0], *y = pairs[i][1];
    int own = own_compare(x, y), library = strcmp(x, y);
    wrong += (own > 0) != (library > 0) || (own < 0) != (library < 0);
    wrong += own_find(x, y) != strstr(x, y);
  }
  for (int from = 0; from < 8; from++)
    for (int to = 0; to < 8; to++) {
      strcpy(buffer, "0123456789abcdef");
      strcpy(other, buffer);
      own_move(buffer + to, buffer + from, 7);
      memmove(other + to, other + from, 7);
      wrong += strcmp(buffer, other) != 0;
    }
  printf("%d\n", wrong);
  puts(buffer);
  return (int)own_length(buffer);
}
