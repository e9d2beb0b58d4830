// Every field of a struct is set.
#include <stdio.h>

struct account {
  int id;
  long balance;
  int frozen;
};

static void open_account(struct account *a, int id) {
  a->id = id;
  a->balance = 100;
  a->frozen = 0;
}

int main(void) {
  struct account a;
  open_account(&a, 7);
  int open = !a.frozen;
  printf("%d %ld %d\n", a.id, a.balance, open <= 1);
  return 0;
}
