/* Pieces of memory of one type are one or apart. */
#include <stddef.h>

struct pair {
  int a, b;
};

int numbers(int *p, int *q) {
  *p = 0x01010101;
  *q = 0x02020202;
  if (*p != 0x01010101 && *p != 0x02020202) return 1; // infeasible: 3.2:T - hit or not
  return p == q;
}

int members(struct pair *p, struct pair *q) {
  p->a = 1;
  q->b = 2;
  if (p->a != 1) return 1; // infeasible: 3:T - another member
  return p == q ? 2 : 3;
}

int through_void(void *one, void *other) {
  int *p = one, *q = other;
  *p = 0x01010101;
  *q = 0x02020202;
  if (*p != 0x01010101 && *p != 0x02020202) return 1; // infeasible: 5.2:T - hit or not
  return p == q;
}

int main(void) {
  int numbers_here[2] = {0, 0};
  struct pair pairs[2] = {{0, 0}, {0, 0}};
  int sum = numbers(numbers_here, numbers_here) + numbers(numbers_here, numbers_here + 1);
  sum += members(pairs, pairs) + members(pairs, pairs + 1);
  sum += through_void(numbers_here, numbers_here) + through_void(numbers_here, numbers_here + 1);
  return sum & 1;
}
