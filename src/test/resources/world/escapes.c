/* Ways to a local variable other than a parameter that points to it: all of them let callees write. */
#include <stdint.h>

struct box {
  int *place;
  int count;
};

union word {
  int *place;
  long number;
};

void take_box(struct box b);
void take_number(uintptr_t address);
void take_word(union word w);
void take_table(int *const *table);
void look_at(const int *value);
void go_on(void);

int in_a_structure(void) {
  int x = 0;
  struct box b = {&x, 1};
  take_box(b);
  if (x) return 1;
  return 0;
}

int as_a_number(void) {
  int x = 0;
  take_number((uintptr_t)&x);
  if (x) return 1;
  return 0;
}

int in_a_union(void) {
  int x = 0;
  union word w;
  w.place = &x;
  take_word(w);
  if (x) return 1;
  return 0;
}

int in_a_constant_table(void) {
  int x = 0, y = 0;
  int *const table[2] = {&x, &y};
  take_table(table);
  if (y) return 1;
  return 0;
}

int written_later(void) {
  int x = 0;
  take_number((uintptr_t)&x);
  go_on();
  if (x) return 1;
  return 0;
}

int only_looked_at(void) {
  int x = 3;
  look_at(&x);
  if (x != 3) return 1; // infeasible: 3:T - the callee has a pointer to const
  return 0;
}

int never_out(int n) {
  struct box b = {&n, 1};
  int x = b.count;
  go_on();
  if (x != 1) return 1; // infeasible: 4:T - no pointer to it leaves the function
  return *b.place;
}
