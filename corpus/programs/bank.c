/* Accounts: "d 0 50" pays in, "w 1 20" pays out, "t 0 1 30" moves money. */
#include <stdio.h>

enum { ACCOUNTS = 3 };
static long balance[ACCOUNTS];

static int valid(int account) { return account >= 0 && account < ACCOUNTS; }

static int pay(int account, long amount) {
  if (!valid(account)) return 0;
  if (amount > 1000 || amount < -1000) return 0;
  if (balance[account] + amount < 0) return 0;
  balance[account] += amount;
  if (amount > 0 && balance[account] < 0) return -1; // infeasible: 8.2:T - that sum was refused
  return 1;
}

int main(void) {
  char kind;
  int a, b;
  long amount;
  while (scanf(" %c", &kind) == 1) {
    int done = 0;
    if (kind == 'd' || kind == 'w') {
      if (scanf("%d %ld", &a, &amount) != 2) return 2;
      if (amount < 0) return 3;
      done = pay(a, kind == 'd' ? amount : -amount);
    } else if (kind == 't') {
      if (scanf("%d %d %ld", &a, &b, &amount) != 3) return 2;
      if (amount > 0 && pay(a, -amount) == 1) {
        done = pay(b, amount);
        if (done == 0) pay(a, amount);
      }
    } else {
      return 4;
    }
    if (done != 1) puts("refused");
  }
  return balance[0] > 0;
}
