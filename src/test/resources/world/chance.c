/* Chance: rand and its relatives answer anything in their range. */
#include <stdlib.h>
#include <time.h>

int dice(void) {
  int roll = rand() % 6 + 1;
  if (roll < 1) return -1; // infeasible: 2:T - rand is not negative
  if (roll > 6) return -2; // infeasible: 4:T - a remainder of 6
  if (roll == 6) return 2;
  return roll == 1 ? 0 : 1;
}

int two_dice(void) {
  int a = rand() % 6 + 1;
  int b = rand() % 6 + 1;
  if (a + b == 12) return 3;
  if (a + b < 2) return -1; // infeasible: 5:T - at least two
  if (a == b) return 2;
  return a + b == 7 ? 1 : 0;
}

int raw(void) {
  int r = rand();
  if (r < 0) return -1; // infeasible: 2:T - rand is not negative
  if (r == 0) return 0;
  if (r == RAND_MAX) return 1;
  return r % 2 == 0 ? 2 : 3;
}

int repeatable(unsigned seed) {
  srand(seed);
  int a = rand();
  int b = rand();
  srand(seed);
  if (rand() != a) return 1; // infeasible: 5:T - the sequence is repeated
  if (rand() != b) return 2; // infeasible: 7:T - the sequence is repeated
  if (a % 2 == 0) return 3;
  return 0;
}

int seeded(unsigned seed) {
  srand(seed);
  int n = rand() % 4;
  switch (n) { // infeasible: 3:default - a remainder of 4
    case 0:
      return 10;
    case 1:
      return 11;
    case 2:
      return 12;
    case 3:
      return 13;
    default:
      return -1;
  }
}

int coin_run(void) {
  int heads = 0;
  for (int i = 0; i < 10; i++) {
    if (rand() & 1) {
      heads++;
    } else {
      break;
    }
  }
  if (heads > 10) return -1; // infeasible: 7:T - ten throws
  if (heads == 10) return 2;
  return heads > 3 ? 1 : 0;
}

int pick_weighted(const int *weights, int n) {
  if (n < 1 || n > 4) return -1;
  int total = 0;
  for (int i = 0; i < n; i++) {
    if (weights[i] < 0 || weights[i] > 100) return -2;
    total += weights[i];
  }
  if (total == 0) return -3;
  int r = rand() % total;
  for (int i = 0; i < n; i++) { // infeasible: 14:F - r is below the sum of all
    if (r < weights[i]) return i;
    r -= weights[i];
  }
  return -4;
}

int shuffle_first(int *cards, int n) {
  if (n < 2 || n > 8) return -1;
  for (int i = n - 1; i > 0; i--) {
    int j = rand() % (i + 1);
    if (j > i) return -2; // infeasible: 7:T - a remainder of i + 1
    int t = cards[i];
    cards[i] = cards[j];
    cards[j] = t;
  }
  return cards[0] == 1 ? 1 : 0;
}

int large_step(void) {
  long r = random();
  if (r < 0) return -1; // infeasible: 2:T - random is not negative
  if (r > 2147483647) return -2; // infeasible: 4:T - 31 bits
  if (r > 2000000000) return 2;
  return r < 1000 ? 1 : 0;
}

int probability(double p) {
  if (!(p >= 0.0 && p <= 1.0)) return -1;
  double u = drand48();
  if (u < 0.0 || u >= 1.0) return -2; // infeasible: 4.1:T, 4.2:T - from 0 up to 1
  if (u < p) return 1;
  return 0;
}

int until_six(int most) {
  int throws = 0;
  do {
    if (throws >= most) return -1;
    throws++;
  } while (rand() % 6 != 5);
  if (throws == 1) return 1;
  if (throws < 1) return -2; // infeasible: 8:T - thrown at least once
  return throws > 5 ? 3 : 2;
}

int start_seed(void) {
  unsigned seed = (unsigned)time(NULL);
  if (seed == 0) seed = 1;
  if (seed == 0) return -1; // infeasible: 4:T - made 1
  srand(seed);
  int r = rand();
  if (r % 3 == 0) return 1;
  return r < 0 ? 2 : 0; // infeasible: 11:T - rand is not negative
}

int own_generator(unsigned *state) {
  unsigned x = *state;
  if (x == 0) return -1;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  if (x == 0) return -2; // infeasible: 7:T - each step can be undone
  *state = x;
  return x % 10 == 0 ? 1 : 0;
}

int thread_safe(unsigned seed) {
  unsigned state = seed;
  int a = rand_r(&state);
  if (a < 0) return -1; // infeasible: 3:T - rand_r is not negative
  int b = rand_r(&state);
  if (a % 2 == b % 2) return 1;
  return a > b ? 2 : 3;
}
