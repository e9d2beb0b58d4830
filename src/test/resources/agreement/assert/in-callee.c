// An assertion that fails deep in a call chain ends the program with SIGABRT.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct account { int balance; };

static void withdraw(struct account *a, int amount) {
  assert(a != NULL);
  assert(amount > 0 && "amounts are positive");
  a->balance -= amount;
  assert(a->balance >= 0);
}

static void pay_all(struct account *a, const int *bills, int n) {
  for (int i = 0; i < n; i++) {
    printf("paying %d of %d\n", bills[i], a->balance);
    fflush(stdout);
    withdraw(a, bills[i]);
  }
}

static void at_exit(void) { puts("handlers do not run on abort"); }

int main(void) {
  atexit(at_exit);
  struct account account = {100};
  int bills[] = {30, 50, 15, 10, 5};
  pay_all(&account, bills, 5);
  printf("left %d\n", account.balance);
  return 0;
}
