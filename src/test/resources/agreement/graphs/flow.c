// Maximum flow by augmenting paths, and a matching built on it.
#include <stdio.h>
#include <string.h>

enum { N = 10 };
static int capacity[N][N];

static int augment(int at, int sink, int limit, unsigned *seen) {
  if (at == sink) return limit;
  *seen |= 1u << at;
  for (int to = 0; to < N; to++) {
    if (*seen >> to & 1 || capacity[at][to] <= 0) continue;
    int pushed = augment(to, sink, limit < capacity[at][to] ? limit : capacity[at][to], seen);
    if (pushed > 0) {
      capacity[at][to] -= pushed;
      capacity[to][at] += pushed;
      return pushed;
    }
  }
  return 0;
}

static int max_flow(int source, int sink, int *paths) {
  int total = 0, pushed;
  *paths = 0;
  do {
    unsigned seen = 0;
    pushed = augment(source, sink, 1 << 20, &seen);
    total += pushed;
    *paths += pushed > 0;
  } while (pushed);
  return total;
}

int main(void) {
  static const int pipes[][3] = {{0, 1, 16}, {0, 2, 13}, {1, 2, 10}, {2, 1, 4}, {1, 3, 12},
                                 {3, 2, 9},  {2, 4, 14}, {4, 3, 7},  {3, 5, 20}, {4, 5, 4}};
  int paths;
  for (unsigned i = 0; i < sizeof pipes / sizeof *pipes; i++)
    capacity[pipes[i][0]][pipes[i][1]] = pipes[i][2];
  int flow = max_flow(0, 5, &paths);
  printf("flow %d in %d paths\n", flow, paths);
  for (unsigned i = 0; i < sizeof pipes / sizeof *pipes; i++) {
    int used = pipes[i][2] - capacity[pipes[i][0]][pipes[i][1]];
    if (used > 0) printf("%d->%d %d/%d\n", pipes[i][0], pipes[i][1], used, pipes[i][2]);
  }
  memset(capacity, 0, sizeof capacity);
  static const char *const likes[] = {"56", "5", "67", "678"};
  for (int worker = 1; worker <= 4; worker++) {
    capacity[0][worker] = 1;
    for (const char *job = likes[worker - 1]; *job; job++) capacity[worker][*job - '0'] = 1;
  }
  for (int job = 5; job <= 8; job++) capacity[job][9] = 1;
  int matched = max_flow(0, 9, &paths);
  printf("matched %d\n", matched);
  for (int job = 5; job <= 8; job++)
    for (int worker = 1; worker <= 4; worker++)
      if (capacity[job][worker]) printf("%d does %d\n", worker, job);
  return flow + matched;
}
