/* Shifts letters: the first number of the input says how far. */
#include <ctype.h>
#include <stdio.h>

static int shift(int c, int by) {
  if (c >= 'a' && c <= 'z') return 'a' + (c - 'a' + by) % 26;
  if (c >= 'A' && c <= 'Z') return 'A' + (c - 'A' + by) % 26;
  return c;
}

int main(void) {
  int by, c, letters = 0;
  if (scanf("%d", &by) != 1) return 1;
  if (by < 0 || by > 25) return 2;
  while ((c = getchar()) != EOF) {
    int d = shift(c, by);
    if (islower(c) && !islower(d)) return 3; // infeasible: 8.2:T - small letters stay small
    if (d != c) letters++;
    putchar(d);
  }
  return letters == 0 ? 4 : 0;
}
