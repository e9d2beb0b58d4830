/*
 * patternmatcher: finds a pattern in a text. The
 * text and the pattern are handed over as pointers
 * into arrays, with their lengths.
 */
#include <stdio.h>

#define TEXT_LENGTH 5
#define PATTERN_LENGTH 2

/*
 * The place in the text where the pattern begins,
 * counted from 1; 0 if it is nowhere.
 */
int match(const char *text, int text_length,
          const char *pattern, int pattern_length)
{
  const char *start;
  const char *t;
  const char *p;
  const char *last;

  if (pattern_length <= 0)
    return 0;
  if (text_length < pattern_length)
    return 0;
  last = text + (text_length - pattern_length);
  for (start = text; start <= last; start++) {
    t = start;
    p = pattern;
    while (p < pattern + pattern_length && *t == *p) {
      t++;
      p++;
    }
    if (p == pattern + pattern_length)
      return (int)(start - text) + 1;
  }
  return 0;
}

/*
 * Reads characters into a buffer; how many there
 * were before the line or the input ended.
 */
int read_into(char *buffer, int room)
{
  int n = 0;
  int c;

  while (n < room) {
    c = getchar();
    if (c == EOF || c == '\n')
      return n;
    buffer[n] = (char)c;
    n++;
  }
  return n;
}

int main(void)
{
  char pattern[PATTERN_LENGTH];
  char text[TEXT_LENGTH];
  int pattern_length;
  int text_length;
  int place;

  pattern_length = read_into(pattern, PATTERN_LENGTH);
  text_length = read_into(text, TEXT_LENGTH);
  place = match(text, text_length, pattern, pattern_length);
  if (place == 0) {
    puts("not there");
    return 1;
  }
  printf("at %d\n", place);
  return 0;
}
