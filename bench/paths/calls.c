/* Callers that call a helper again and again. */

struct account {
  int balance, moves, largest;
};

/* One way through, of some length. */
static int weight(unsigned x) {
  int w = 0;
  for (int i = 0; i < 16; i++) {
    w += x & 1;
    x >>= 1;
  }
  return w;
}

/* Several ways, which the caller's facts choose between. */
static void deposit(struct account *a, int amount) {
  if (amount <= 0) return;
  a->balance += amount;
  a->moves++;
  if (amount > a->largest) a->largest = amount;
}

int weights(unsigned x, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += weight(x + i);
  return sum;
}

int deposits(struct account *a, int amount, int n) {
  for (int i = 0; i < n; i++) deposit(a, amount);
  return a->balance;
}
