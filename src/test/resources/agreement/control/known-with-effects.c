/* Conditions that are known before the program runs, beside others that run for their effects. */
#include <stdio.h>

static int trace;

static int note(int digit, int value) {
  trace = trace * 10 + digit;
  return value;
}

static int take(void) {
  int seen = trace;
  trace = 0;
  return seen;
}

static void values(int a, int b) {
  int r;
  r = ((a = 5) && 0) || b < 3;
  printf("%d %d\n", r, a);
  r = ((a = 6) || 1) && b < 3;
  printf("%d %d\n", r, a);
  r = !((a = 7) && 0) && note(1, b);
  printf("%d %d %d\n", r, a, take());
  r = (note(1, a) && 0) ? 3 : note(2, b);
  printf("%d %d\n", r, take());
  r = b ? (note(1, a), 1) : 0;
  printf("%d %d\n", r, take());
  r = b ? note(1, a) && 0 : 1;
  printf("%d %d\n", r, take());
  r = (b ? note(1, a) || 1 : 0) == 1;
  printf("%d %d\n", r, take());
  r = 1 + ((a++ && 0) || (b++ && 0));
  printf("%d %d %d\n", r, a, b);
}

static void decisions(int a, int b) {
  if (((a = 5) && 0) || b < 3) printf("%d\n", a);
  if ((((a = 4) && 0) || b < 3), b) printf("%d\n", a);
  if ((note(1, b) || 1) && (note(2, a) && 0)) printf("never\n");
  printf("%d\n", take());
  if (b ? note(1, a) && 0 : 1) printf("only without %d\n", b);
  printf("%d\n", take());
  if ((b ? note(1, a) : 0) == 0 || (note(2, a), 0)) printf("%d\n", take());
  while ((a-- || 0) && (b++ || 1) && a > 1) note(3, a);
  printf("%d %d %d\n", a, b, take());
  (note(1, a) && 0) || note(2, b);
  printf("%d\n", take());
  note(1, 0) ? note(2, 1) && 0 : (note(3, 0) || 1);
  printf("%d\n", take());
}

int main(void) {
  values(1, 0);
  values(0, 2);
  values(3, 4);
  decisions(1, 0);
  decisions(0, 2);
  decisions(3, 4);
  return trace;
}
