// Dijkstra, Bellman-Ford and Floyd-Warshall agree on a small weighted graph.
#include <limits.h>
#include <stdio.h>

enum { N = 6, INF = 1000000 };
struct edge { int from, to, weight; };
static const struct edge edges[] = {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15},
                                    {2, 3, 11}, {2, 5, 2}, {3, 4, 6},  {5, 4, 9}};
enum { EDGES = sizeof edges / sizeof *edges };

static void dijkstra(int from, int *distance, int *parent) {
  int done[N] = {0};
  for (int i = 0; i < N; i++) distance[i] = INF, parent[i] = -1;
  distance[from] = 0;
  for (int round = 0; round < N; round++) {
    int best = -1;
    for (int i = 0; i < N; i++)
      if (!done[i] && (best < 0 || distance[i] < distance[best])) best = i;
    done[best] = 1;
    for (int e = 0; e < EDGES; e++)
      if (edges[e].from == best && distance[best] + edges[e].weight < distance[edges[e].to]) {
        distance[edges[e].to] = distance[best] + edges[e].weight;
        parent[edges[e].to] = best;
      }
  }
}

static int bellman_ford(int from, int *distance) {
  int rounds = 0;
  for (int i = 0; i < N; i++) distance[i] = i == from ? 0 : INF;
  for (int changed = 1; changed; rounds++) {
    changed = 0;
    for (int e = EDGES; e-- > 0;) {
      int d = distance[edges[e].from] + edges[e].weight;
      if (distance[edges[e].from] < INF && d < distance[edges[e].to])
        distance[edges[e].to] = d, changed = 1;
    }
  }
  return rounds;
}

static void path(const int *parent, int to) {
  if (parent[to] >= 0) path(parent, parent[to]), putchar('>');
  printf("%d", to);
}

int main(void) {
  int all[N][N], a[N], b[N], parent[N], differences = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) all[i][j] = i == j ? 0 : INF;
  for (int e = 0; e < EDGES; e++) all[edges[e].from][edges[e].to] = edges[e].weight;
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (all[i][k] + all[k][j] < all[i][j]) all[i][j] = all[i][k] + all[k][j];
  for (int from = 0; from < N; from++) {
    dijkstra(from, a, parent);
    int rounds = bellman_ford(from, b);
    for (int i = 0; i < N; i++) differences += a[i] != b[i] || (a[i] != all[from][i] && a[i] < INF);
    printf("%d (%d):", from, rounds);
    for (int i = 0; i < N; i++) a[i] < INF ? printf(" %d", a[i]) : printf(" -");
    putchar('\n');
  }
  dijkstra(0, a, parent);
  path(parent, 4);
  printf("\n%d\n", differences);
  return a[4];
}
