// Kruskal with union-find and Prim give trees of the same weight.
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };
struct edge { int a, b, weight; };
static struct edge edges[] = {{0, 1, 4}, {0, 7, 8}, {1, 2, 8}, {1, 7, 11}, {2, 3, 7}, {2, 5, 4},
                              {3, 4, 9}, {3, 5, 14}, {4, 5, 10}, {5, 6, 2}, {6, 7, 1}, {2, 6, 6}};
enum { EDGES = sizeof edges / sizeof *edges };
static int parent[N], rank_of[N];

static int find(int x) {
  while (parent[x] != x) x = parent[x] = parent[parent[x]];
  return x;
}

static int unite(int a, int b) {
  a = find(a), b = find(b);
  if (a == b) return 0;
  if (rank_of[a] < rank_of[b]) { int t = a; a = b; b = t; }
  parent[b] = a;
  rank_of[a] += rank_of[a] == rank_of[b];
  return 1;
}

static int by_weight(const void *a, const void *b) {
  const struct edge *x = a, *y = b;
  return x->weight != y->weight ? x->weight - y->weight : x->a != y->a ? x->a - y->a : x->b - y->b;
}

static int prim(void) {
  int in[N] = {1}, total = 0;
  for (int count = 1; count < N; count++) {
    const struct edge *best = NULL;
    for (int e = 0; e < EDGES; e++)
      if (in[edges[e].a] != in[edges[e].b] && (!best || edges[e].weight < best->weight))
        best = &edges[e];
    in[best->a] = in[best->b] = 1;
    total += best->weight;
    printf("%d%d ", best->a, best->b);
  }
  putchar('\n');
  return total;
}

int main(void) {
  int total = 0, taken = 0;
  qsort(edges, EDGES, sizeof *edges, by_weight);
  for (int i = 0; i < N; i++) parent[i] = i;
  for (int e = 0; e < EDGES; e++)
    if (unite(edges[e].a, edges[e].b)) {
      printf("%d-%d (%d) ", edges[e].a, edges[e].b, edges[e].weight);
      total += edges[e].weight;
      taken++;
    }
  printf("\n%d %d\n", taken, total);
  int other = prim();
  printf("%d\n", other == total);
  return total;
}
