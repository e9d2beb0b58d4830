// Side effects at sequence points: &&, ||, ?:, comma, full expressions.
#include <stdio.h>

static int log_value;
static int note(int n) {
  log_value = log_value * 10 + n;
  return n;
}

static int flush(void) {
  int v = log_value;
  log_value = 0;
  return v;
}

int main(void) {
  int i = 0, a[8] = {0};
  i = 1, a[i] = i + 1, i++;
  printf("%d %d\n", i, a[1]);
  if (i++ == 2 && i == 3) puts("incremented before the right side");
  if (i-- == 9 || i == 2) puts("decremented before the right side");
  int r = i++ ? i : -1;
  printf("%d\n", r);
  r = (i++, i * 10);
  printf("%d\n", r);
  note(1) && note(2) || note(3);
  printf("%d\n", flush());
  note(0) && note(2) || note(3) && note(4);
  printf("%d\n", flush());
  r = note(1) ? note(2) : note(3);
  printf("%d %d\n", r, flush());
  for (note(1); note(2) && i < 6; note(4)) note(3), i++;
  printf("%d\n", flush());
  switch (note(5)) {
    case 5: note(6);
    default: note(7);
  }
  printf("%d\n", flush());
  do note(1);
  while (note(0));
  printf("%d\n", flush());
  int *p = a;
  *p++ = note(1), *p++ = note(2), *p = note(3);
  printf("%d %d %d %td\n", a[0], a[1], a[2], p - a);
  int x = note(1), y = x + note(2), z[2] = {y, note(3)};
  printf("%d %d %d\n", y, z[0], flush());
  if (note(1) > 0) note(2);
  else note(3);
  while (note(4) < 0) note(5);
  printf("%d\n", flush());
  return i;
}
