#include <stdio.h>

/* Numbers one after the other, of many digits, and what stands between them. */

int sum_of_five(void) {
  int a, b, c, d, e;
  if (scanf("%d %d %d %d %d", &a, &b, &c, &d, &e) != 5) return 0;
  if (a == 123456789 && b == -a && c > 1000 && d == c + 1 && e == a - d) return 1;
  return 2;
}

int until_zero(void) {
  long total = 0;
  long next;
  while (scanf("%ld", &next) == 1 && next != 0) total += next;
  if (total == 7000000000) return 1;
  return 0;
}

int date(void) {
  unsigned day, month;
  int year;
  if (scanf("%u.%u.%d", &day, &month, &year) != 3) return 0;
  if (getchar() == '!' && day == 31 && month == 12 && year == 1999) return 1;
  return 2;
}

int named(void) {
  char name[8];
  int age;
  if (scanf("%7s", name) != 1) return 0;
  if (scanf("%d", &age) == 1 && name[0] == 'x' && age > 100) return 1;
  return 2;
}
