// Every kind of loop, with break, continue, empty parts and odd bodies.
#include <stdio.h>

static int collatz(unsigned n) {
  int steps = 0;
  for (; n != 1; n = n % 2 ? 3 * n + 1 : n / 2) steps++;
  return steps;
}

static int digits(int n) {
  int count = 0;
  do count++;
  while (n /= 10);
  return count;
}

int main(void) {
  int i, sum = 0;
  for (i = 0; i < 10; i++) {
    if (i == 3) continue;
    if (i == 7) break;
    sum += i;
  }
  printf("%d %d\n", i, sum);
  while (i) i -= 1;
  do i += 2; while (i < 7);
  printf("%d\n", i);
  do {
    i--;
    if (i % 2) continue;
    printf("%d ", i);
  } while (i > 0);
  putchar('\n');
  for (;;) {
    if (++i > 4) break;
    for (int j = 0;; j++) {
      if (j == i) break;
      if (j % 2 == 0) continue;
      printf("%d%d ", i, j);
    }
  }
  putchar('\n');
  for (int a = 0, b = 10; a < b; a++, b--) sum += a * b;
  for (char c = 'a'; c <= 'e'; c++) putchar(c);
  for (double d = 1; d < 100; d *= 2.5) printf(" %g", d);
  printf("\n%d\n", sum);
  for (i = 0; "loop"[i]; i++);
  printf("%d %d %d %d\n", i, collatz(27), digits(0), digits(-12345));
  int n = 0;
  while (n++ < 5)
    if (n == 2) continue;
    else if (n == 4) break;
    else printf("n%d ", n);
  printf("%d\n", n);
  unsigned u = 3;
  while (u--) printf("%u ", u);
  printf("%u\n", u);
  int found = 0;
  for (int a = 1; a < 20 && !found; a++)
    for (int b = a; b < 20 && !found; b++)
      for (int c = b; c < 30; c++)
        if (a * a + b * b == c * c && a + b + c == 40) {
          printf("%d %d %d\n", a, b, c);
          found = 1;
          break;
        }
  do { if (found) break; puts("never"); } while (0);
  return collatz(97) & 0xff;
}
