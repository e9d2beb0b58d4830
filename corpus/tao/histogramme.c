/*
 * histogramme: how often each digit occurs in the
 * input. The index into the counters depends on
 * what is read.
 */
#include <stdio.h>

#define DIGITS 10

static int count[DIGITS];

/* One bar of stars, at most five. */
void bar(int length)
{
  int i;

  for (i = 0; i < length; i++) {
    if (i == 5) {
      putchar('+');
      break;
    }
    putchar('*');
  }
  putchar('\n');
}

int main(void)
{
  int c;
  int i;
  int others;

  others = 0;
  while ((c = getchar()) != EOF) {
    if (c >= '0' && c <= '9')
      count[c - '0']++;
    else
      others++;
  }
  for (i = 0; i < DIGITS; i++) {
    printf("%d ", i);
    bar(count[i]);
  }
  return others;
}
