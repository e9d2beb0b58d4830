/* Counts the lines, words and characters of its standard input. */
#include <stdio.h>

struct counts {
  long lines, words, characters;
};

static int is_space(int c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

struct counts count(void) {
  struct counts counts = {0, 0, 0};
  int in_word = 0;
  int c;
  while ((c = getchar()) != EOF) {
    counts.characters++;
    if (c == '\n') counts.lines++;
    if (is_space(c)) {
      in_word = 0;
    } else if (!in_word) {
      in_word = 1;
      counts.words++;
    }
  }
  return counts;
}

int main(void) {
  struct counts counts = count();
  printf("%ld %ld %ld\n", counts.lines, counts.words, counts.characters);
  return counts.characters == 0;
}
