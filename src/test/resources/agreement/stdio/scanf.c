// scanf on standard input: numbers, words, sets, widths, suppression, misses.
#include <stdio.h>

int main(void) {
  int a, b, c, n;
  char word[20], set[20], ch;
  double d;
  float f;
  long l;
  unsigned u;
  n = scanf("%d %d", &a, &b);
  printf("%d: %d %d\n", n, a, b);
  n = scanf("%x %o %i %i", &a, &b, &c, &n);
  printf("%d %d %d\n", a, b, c);
  n = scanf("%lf %f %ld %u", &d, &f, &l, &u);
  printf("%d: %g %g %ld %u\n", n, d, f, l, u);
  n = scanf("%19s %c", word, &ch);
  printf("%d: %s %c\n", n, word, ch);
  n = scanf(" %[a-z]%*[0-9]%[^\n]", word, set);
  printf("%d: %s [%s]\n", n, word, set);
  n = scanf("%3d%2d%d", &a, &b, &c);
  printf("%d: %d %d %d\n", n, a, b, c);
  n = scanf("%d,%d;%n", &a, &b, &c);
  printf("%d: %d %d %d\n", n, a, b, c > 0);
  n = scanf("%*s %d", &a);
  printf("%d: %d\n", n, a);
  n = scanf("%d", &a);
  printf("%d: %d\n", n, a);
  n = scanf("%s", word);
  printf("%d: %s\n", n, word);
  n = scanf(" key=%d", &a);
  printf("%d: %d\n", n, a);
  n = scanf("%d%%", &a);
  printf("%d: %d\n", n, a);
  n = scanf("%3c", word);
  printf("%d: [%.3s]\n", n, word);
  int sum = 0;
  while (scanf("%d", &a) == 1) sum += a;
  printf("%d\n", sum);
  n = scanf("%d", &a);
  printf("%d %d\n", n, feof(stdin) != 0);
  return sum;
}
