// Wildcards, anagrams, common prefixes, longest palindrome and edit distance.
#include <stdio.h>
#include <string.h>

static int matches(const char *pattern, const char *text) {
  if (!*pattern) return !*text;
  if (*pattern == '*') return matches(pattern + 1, text) || (*text && matches(pattern, text + 1));
  return *text && (*pattern == '?' || *pattern == *text) && matches(pattern + 1, text + 1);
}

static int anagrams(const char *a, const char *b) {
  int counts[26] = {0};
  while (*a) counts[*a++ - 'a']++;
  while (*b) counts[*b++ - 'a']--;
  for (int i = 0; i < 26; i++)
    if (counts[i]) return 0;
  return 1;
}

static int distance(const char *a, const char *b) {
  int n = (int)strlen(b), row[32];
  for (int j = 0; j <= n; j++) row[j] = j;
  for (int i = 1; *a; a++, i++) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= n; j++) {
      int best = diagonal + (*a != b[j - 1]);
      if (row[j] + 1 < best) best = row[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      diagonal = row[j];
      row[j] = best;
    }
  }
  return row[n];
}

static int longest(const char *s, int *start) {
  int best = 0, n = (int)strlen(s);
  for (int centre = 0; centre < 2 * n; centre++) {
    int i = centre / 2, j = (centre + 1) / 2;
    while (i >= 0 && j < n && s[i] == s[j]) i--, j++;
    if (j - i - 1 > best) best = j - i - 1, *start = i + 1;
  }
  return best;
}

int main(void) {
  const char *patterns[] = {"*", "a*c", "a?c", "*b*", "abc", "?", ""};
  for (int i = 0; i < 7; i++)
    printf("%-4s %d%d%d%d\n", patterns[i], matches(patterns[i], "abc"),
        matches(patterns[i], "aabbcc"),
           matches(patterns[i], "x"), matches(patterns[i], ""));
  printf("%d %d\n", anagrams("listen", "silent"), anagrams("abc", "abd"));
  printf("%d %d %d\n", distance("kitten", "sitting"), distance("", "abc"),
      distance("flaw", "lawn"));
  int start = 0, length = longest("forgeeksskeegfor", &start);
  printf("%d %.*s\n", length, length, "forgeeksskeegfor" + start);
  return length;
}
