/* Paths whose conditions need all of the theories: see OutsideSolversTest. */
#include <stdint.h>
#include <string.h>

int leap(unsigned year) {
  if (year % 4 == 0 && year % 100 != 0)
    return 1;
  if (year % 400 == 0)
    return 2;
  return 0;
}

int overflows(unsigned char a, unsigned char b) {
  unsigned char sum = a + b;
  if (sum < a)
    if (a < 128 && b < 128)
      return 1;
  return 0;
}

int mixed(int64_t x, int8_t y, _Bool z) {
  uint32_t u = (uint32_t)(x >> 7) ^ (uint32_t)y;
  if (u == 0xfffffff1u)
    if (y < -3 && z)
      return 1;
  return 0;
}

int root(double x) {
  if (x > 1.5 && x * x == 2.25)
    return 1;
  if (x + x < -4.0 && x * 0.5 > -1.0e3)
    return 2;
  return 0;
}

int not_a_number(float x, float y) {
  if (x != x)
    return 1;
  if (x < y)
    if (y < x)
      return 2;
  return 0;
}

int cut(double x) {
  int n = (int)x;
  if (n == -7)
    if (x > -7.25 && x < -7.0)
      return 1;
  if (n == 8 && x < 8.0)
    return 2;
  return 0;
}

int encoded(float x) {
  float twice = x + x;
  uint32_t bits;
  memcpy(&bits, &twice, sizeof bits);
  if (bits == 0x40400000u)
    return 1;
  if ((bits & 0x7fffffffu) == 1u)
    return 2;
  return 0;
}

int wide(long double x) {
  if (x * 2.0L == 3.0L)
    if (x < 2.0L)
      return 1;
  if (x > 1.0L && x < 1.0L)
    return 2;
  return 0;
}

int command(const char *word) {
  if (strcmp(word, "go") == 0)
    return 1;
  if (word[0] == 'g' && word[1] == 'o' && word[2] == 0)
    return 2;
  return 0;
}

struct item {
  int value;
  struct item *next;
};

int sum(struct item *list) {
  int total = 0;
  while (list) {
    if (list->value < 0)
      return -1;
    total += list->value;
    list = list->next;
  }
  if (total == 10)
    return 1;
  return 0;
}

int twice(struct item *a, struct item *b) {
  a->value = b->value + 1;
  if (a->value == b->value)
    if (a != b)
      return 1;
  return 0;
}

/* Inputs with names that mean something to solvers. */
int names(int bvadd, int let, int t1, int as, double RNE, int to_fp) {
  if (bvadd + let == as * 3 && t1 > 5)
    if (RNE < to_fp)
      return 1;
  return 0;
}

// expect leap 1,2: feasible
// expect leap 1,3,4: feasible
// expect overflows 1,2,3,4: infeasible at 3
// expect overflows 1,2,3,5: feasible
// expect mixed 1,2,3,4: feasible
// expect root 1,2: infeasible at 1
// expect root 1,3,4: feasible
// expect not_a_number 1,2: feasible
// expect not_a_number 1,3,4,5: infeasible at 4
// expect cut 1,2,3,4: feasible
// expect cut 1,2,5,6: infeasible at 5
// expect encoded 1,2,3,4: feasible
// expect encoded 1,2,3,5,6: infeasible at 5
// expect wide 1,2,3: feasible
// expect wide 1,4,5: infeasible at 4
// expect command 1,2: feasible
// expect command 1,3,4: infeasible at 3
// expect sum 1,2,3,5,6,2,3,5,6,2,7,8: feasible
// expect sum 1,2,3,4: feasible
// expect twice 1,2,3,4: infeasible at 3
// expect names 1,2,3: feasible
