#include <stddef.h>

struct node {
  struct node *next;
  int value;
};

int bounded(int n) {
  if (n > 5)
    n = 5;
  if (n > 6) // because: n is at most 5 here
    return 1;
  return n;
}

int member(struct node *p) {
  p->value = 3;
  if (p->value == 4) // because: p->value is 3 here
    return 1;
  return 0;
}

int even(unsigned n) {
  unsigned twice = n * 2;
  if (twice == 7) // because: twice is even here
    return 1;
  return 0;
}

int cases(int n) {
  int state = n ? 2 : 9;
  switch (state) { // because: state is 2 or 9 here
    case 5:
      return 1;
    default:
      return 0;
  }
}

int sides(int a, int b) {
  if (a < 0 || a > 3 || b < 5)
    return 0;
  if (a > b) // because: a is between 0 and 3 and b is at least 5 here
    return 1;
  return 2;
}

int ordered(int a, int b) {
  if (a <= b)
    return 0;
  if (a == b) // because: a is greater than b here
    return 1;
  return 2;
}

int null(struct node *p) {
  int value = p->value;
  if (p == NULL) // because: p is not NULL here
    return 1;
  return value;
}

int converted(int n) {
  int most = 300;
  if ((unsigned char)n == most) // because: (unsigned char) n is between 0 and 255 here
    return 1;
  return 0;
}

int behind(int n) {
  int m = n & 3;
  if (m > 3) {
    if (n > 7) // because: no path leads there, since m is between 0 and 3 in line 72
      return 1;
    return 2;
  }
  return 0;
}
