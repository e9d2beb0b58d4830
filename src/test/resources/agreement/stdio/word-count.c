// Lines, words, characters, longest line and letter frequencies of the input.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c, lines = 0, words = 0, characters = 0, inside = 0, length = 0, longest = 0;
  int letters[26] = {0}, lengths[16] = {0}, word = 0;
  while ((c = getchar()) != EOF) {
    characters++;
    if (c == '\n') {
      lines++;
      if (length > longest) longest = length;
      length = 0;
    } else {
      length++;
    }
    if (isspace(c)) {
      if (inside) lengths[word < 15 ? word : 15]++;
      inside = word = 0;
    } else {
      words += !inside;
      inside = 1;
      word++;
    }
    if (isalpha(c)) letters[tolower(c) - 'a']++;
  }
  printf("%d %d %d %d\n", lines, words, characters, longest);
  for (int i = 0; i < 26; i++)
    if (letters[i]) printf("%c%d ", 'a' + i, letters[i]);
  putchar('\n');
  for (int i = 1; i < 16; i++)
    if (lengths[i]) {
      printf("%2d ", i);
      for (int j = 0; j < lengths[i]; j++) putchar('*');
      putchar('\n');
    }
  return words;
}
