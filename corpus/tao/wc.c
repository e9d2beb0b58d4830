/*
 * wc: counts the lines, words and characters
 * of standard input, as the command of that
 * name does. No pointers, no arrays.
 */
#include <stdio.h>

#define YES 1
#define NO 0

int main(void)
{
  int c;
  int lines;
  int words;
  int characters;
  int inword;

  inword = NO;
  lines = 0;
  words = 0;
  characters = 0;
  c = getchar();
  while (c != EOF) {
    characters = characters + 1;
    if (c == '\n')
      lines = lines + 1;
    if (c == ' ' || c == '\n' || c == '\t')
      inword = NO;
    else if (inword == NO) {
      inword = YES;
      words = words + 1;
    }
    c = getchar();
  }
  printf("%d %d %d\n", lines, words, characters);
  return 0;
}
