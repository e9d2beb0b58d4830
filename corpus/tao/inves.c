/*
 * inves: turns an array around, and back. Nothing
 * is read: all values are known.
 */
#include <stdio.h>

#define SIZE 4

static int numbers[SIZE] = {
  3,
  1,
  4,
  1,
};

static void invert(void)
{
  int i;
  int j;
  int saved;

  i = 0;
  j = SIZE - 1;
  while (i < j) {
    saved = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = saved;
    i = i + 1;
    j = j - 1;
  }
}

static void show(void)
{
  int i;

  i = 0;
  while (i < SIZE) {
    printf("%d ", numbers[i]);
    i = i + 1;
  }
  printf("\n");
}

int main(void)
{
  show();
  invert();
  show();
  invert();
  show();
  return 0;
}
