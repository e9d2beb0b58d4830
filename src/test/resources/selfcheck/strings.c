/* Strings, by hand and through the library. */
#include <ctype.h>
#include <stddef.h>
#include <string.h>

int words_in(const char *s) {
  int n = 0, inside = 0;
  for (; *s; s++) {
    if (*s == ' ') {
      inside = 0;
    } else if (!inside) {
      inside = 1;
      n++;
    }
  }
  return n;
}

int to_number(const char *s) {
  int n = 0, negative = 0;
  if (*s == '-') {
    negative = 1;
    s++;
  }
  while (*s >= '0' && *s <= '9') {
    n = 10 * n + (*s - '0');
    s++;
  }
  if (*s) return -1;
  return negative ? -n : n;
}

int compare(const char *a, const char *b) {
  while (*a && *a == *b) {
    a++;
    b++;
  }
  if (*a < *b) return -1;
  return *a > *b;
}

int matches(const char *pattern, const char *s) {
  while (*pattern) {
    if (*pattern == '?') {
      if (!*s) return 0;
    } else if (*pattern == '*') {
      while (*s) {
        if (matches(pattern + 1, s)) return 1;
        s++;
      }
    } else if (*pattern != *s)
      return 0;
    if (*s) s++;
    pattern++;
  }
  return !*s;
}

int balanced_brackets(const char *s) {
  int open = 0;
  while (*s) {
    switch (*s++) {
      case '(':
        open++;
        break;
      case ')':
        if (--open < 0) return 0;
        break;
      default:
        break;
    }
  }
  return open == 0;
}

void squeeze(char *s) {
  char *to = s;
  while (*s) {
    if (to > s - 1 || *s != ' ' || to[-1] != ' ') *to++ = *s;
    s++;
  }
  *to = '\0';
}

int longer(const char *a, const char *b) {
  if (strlen(a) > strlen(b)) return 1;
  if (strlen(a) < strlen(b)) return -1;
  return strcmp(a, b) ? 2 : 0;
}

int keyword(const char *s) {
  if (!strcmp(s, "a")) return 1;
  if (!strcmp(s, "ab")) return 2;
  if (!strncmp(s, "b1", 2)) return 3;
  if (strchr(s, '1')) return 4;
  return 0;
}

int identifier(const char *s) {
  if (!isalpha((unsigned char)*s) && *s != '_') return 0;
  while (*++s)
    if (!isalnum((unsigned char)*s)) return 0;
  return 1;
}

int concatenate(char *to, const char *a, const char *b, size_t room) {
  if (strlen(a) + strlen(b) + 1 > room) return -1;
  strcpy(to, a);
  strcat(to, b);
  return (int)strlen(to);
}

int run_length(const char *s, char *out) {
  int written = 0;
  while (*s) {
    int n = 1;
    while (s[n] == *s && n < 9) n++;
    if (n > 1) out[written++] = (char)('0' + n);
    out[written++] = *s;
    s += n;
  }
  out[written] = '\0';
  return written;
}
