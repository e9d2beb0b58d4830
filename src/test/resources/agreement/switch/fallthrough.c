// Cases that run into the next, a default in the middle, no match at all.
#include <stdio.h>

static int days_left(int month) {
  int days = 0;
  switch (month) {
    case 1: days += 31;
    case 2: days += 28;
    case 3: days += 31;
    case 4: days += 30;
    case 5: days += 31;
    case 6: days += 30;
    default: days += 100;
    case 0:;
  }
  return days;
}

static const char *kind(int c) {
  switch (c) {
    default: return "other";
    case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
    case '0' ... '9': return "digit";
    case 'b' ... 'd': case 'f' ... 'h': return "consonant";
    case -1: return "end";
  }
}

static int middle(int n) {
  int r = 1;
  switch (n) {
    case 1: r *= 2;
    default: r *= 3;
    case 2: r *= 5; break;
    case 3: r *= 7;
  }
  return r;
}

int main(void) {
  for (int m = -1; m <= 7; m++) printf("%d ", days_left(m));
  putchar('\n');
  for (const char *s = "a5bz e"; *s; s++) printf("%s ", kind(*s));
  puts(kind(-1));
  for (int n = 0; n < 5; n++) printf("%d ", middle(n));
  putchar('\n');
  switch (7) {
    case 8: puts("never");
  }
  switch (3) case 3: puts("bare case");
  switch (4);
  return middle(1);
}
