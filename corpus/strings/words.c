/* Counting, comparing and changing strings. */
#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

int count_words(const char *s) {
  int words = 0;
  bool inside = false;
  for (; *s != '\0'; s++) {
    if (*s == ' ' || *s == '\t' || *s == '\n') {
      inside = false;
    } else if (!inside) {
      inside = true;
      words++;
    }
  }
  if (inside && words == 0) return -1; // infeasible: 10.2:T - a word is counted as it begins
  return words;
}

bool is_palindrome(const char *s) {
  size_t i = 0, j = strlen(s);
  while (i < j) {
    j--;
    if (s[i] != s[j]) return false;
    i++;
  }
  return true;
}

/* Takes blanks off both ends, in place. */
char *trim(char *s) {
  while (*s == ' ') s++;
  size_t n = strlen(s);
  while (n > 0 && s[n - 1] == ' ') n--;
  s[n] = '\0';
  if (s[0] == ' ') return NULL; // infeasible: 7:T - leading blanks were passed
  return s;
}

/* Copies with a limit, as it should be: always ended; the length wanted. */
size_t copy_limited(char *to, const char *from, size_t room) {
  size_t i = 0;
  if (room > 0) {
    for (; i + 1 < room && from[i] != '\0'; i++) to[i] = from[i];
    to[i] = '\0';
  }
  while (from[i] != '\0') i++;
  return i;
}

/* Compares without regard to the case of letters. */
int compare_folded(const char *a, const char *b) {
  while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
    a++;
    b++;
  }
  int d = tolower((unsigned char)*a) - tolower((unsigned char)*b);
  if (d < 0) return -1;
  return d > 0 ? 1 : 0;
}

/* Matches with ? for one character and * for any number. */
bool glob(const char *pattern, const char *s) {
  for (; *pattern != '\0'; pattern++) {
    if (*pattern == '*') {
      do {
        if (glob(pattern + 1, s)) return true;
      } while (*s++ != '\0');
      return false;
    }
    if (*s == '\0') return false;
    if (*pattern != '?' && *pattern != *s) return false;
    s++;
  }
  return *s == '\0';
}

/* A run-length code: "aaab" gives "3a1b"; NULL if a run is above 9 or there is no memory. */
char *run_lengths(const char *s) {
  char *out = malloc(2 * strlen(s) + 1);
  if (out == NULL) return NULL;
  size_t n = 0;
  while (*s != '\0') {
    int run = 1;
    while (s[run] == s[0]) {
      if (++run > 9) {
        free(out);
        return NULL;
      }
    }
    out[n++] = (char)('0' + run);
    out[n++] = *s;
    s += run;
  }
  out[n] = '\0';
  return out;
}

/* The first of the words that the text starts with, -1 for none. */
int keyword(const char *s) {
  static const char *const words[] = {"if", "for", "do", "int"};
  for (int i = 0; i < 4; i++) {
    size_t n = strlen(words[i]);
    if (n > 3) return -2; // infeasible: 5:T - no word of the table is longer
    if (strncmp(s, words[i], n) == 0 && !isalnum((unsigned char)s[n])) return i;
  }
  return -1;
}

/* Whether two strings hold the same small letters. */
bool anagram(const char *a, const char *b) {
  int count[26] = {0};
  for (; *a != '\0'; a++) {
    if (*a < 'a' || *a > 'z') return false;
    count[*a - 'a']++;
  }
  for (; *b != '\0'; b++) {
    if (*b < 'a' || *b > 'z') return false;
    if (--count[*b - 'a'] < 0) return false;
  }
  for (int i = 0; i < 26; i++) {
    if (count[i] != 0) return false;
  }
  return true;
}

/* Replaces a character; how often. The new one may be the old one. */
int replace(char *s, char old, char new) {
  int n = 0;
  if (old == '\0' || new == '\0') return -1;
  for (char *p = s; *p != '\0'; p++) {
    if (*p == old) {
      *p = new;
      n++;
    }
  }
  if (n < 0) return -2; // infeasible: 10:T - counts from 0 upwards
  return old == new ? 0 : n;
}

/* The file name's extension, "" if it has none. */
const char *extension(const char *path) {
  const char *dot = NULL;
  for (const char *p = path; *p != '\0'; p++) {
    if (*p == '/')
      dot = NULL;
    else if (*p == '.')
      dot = p;
  }
  if (dot == NULL) return "";
  if (dot == path || dot[-1] == '/') return "";
  return dot + 1;
}
