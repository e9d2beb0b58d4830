// Dynamic programming top-down: knapsack, longest subsequence, change, Catalan.
#include <stdio.h>
#include <string.h>

static int known[12][60];
static const int weight[] = {12, 7, 11, 8, 9, 3}, worth[] = {24, 13, 23, 15, 16, 7};
static int misses;

static int best(int item, int room) {
  if (item == 6) return 0;
  int *memo = &known[item][room];
  if (*memo >= 0) return *memo;
  misses++;
  int skip = best(item + 1, room);
  int take = weight[item] <= room ? worth[item] + best(item + 1, room - weight[item]) : 0;
  return *memo = take > skip ? take : skip;
}

static int common(const char *a, const char *b, int i, int j, int memo[][20]) {
  if (!a[i] || !b[j]) return 0;
  if (memo[i][j]) return memo[i][j] - 1;
  int r;
  if (a[i] == b[j]) {
    r = 1 + common(a, b, i + 1, j + 1, memo);
  } else {
    int x = common(a, b, i + 1, j, memo), y = common(a, b, i, j + 1, memo);
    r = x > y ? x : y;
  }
  memo[i][j] = r + 1;
  return r;
}

static long ways(int amount, const int *coins, int kinds) {
  if (amount == 0) return 1;
  if (amount < 0 || kinds == 0) return 0;
  return ways(amount - coins[kinds - 1], coins, kinds) + ways(amount, coins, kinds - 1);
}

static long catalan(int n) {
  static long memo[20];
  if (n == 0) return 1;
  if (memo[n]) return memo[n];
  long sum = 0;
  for (int i = 0; i < n; i++) sum += catalan(i) * catalan(n - 1 - i);
  return memo[n] = sum;
}

int main(void) {
  memset(known, -1, sizeof known);
  for (int room = 10; room <= 50; room += 8) printf("%d ", best(0, room));
  printf("misses %d\n", misses);
  int memo[20][20] = {{0}};
  int length = common("nematode knowledge", "empty bottle", 0, 0, memo);
  printf("%d\n", length);
  const int coins[] = {1, 2, 5, 10, 20, 50};
  printf("%ld %ld\n", ways(50, coins, 6), ways(100, coins, 6));
  for (int n = 0; n < 20; n += 3) printf("%ld ", catalan(n));
  putchar('\n');
  return best(0, 26);
}
