// Depth-first search on adjacency lists: times, edge kinds, components.
#include <stdio.h>
#include <stdlib.h>

enum { N = 9 };
struct edge { int to; struct edge *next; };
static struct edge *edges[N];
static int start[N], finish[N], clock_now, counts[4];

static void connect(int a, int b) {
  struct edge *e = malloc(sizeof *e);
  *e = (struct edge){b, edges[a]};
  edges[a] = e;
}

static void visit(int n, int depth) {
  start[n] = ++clock_now;
  printf("%*s%d\n", depth * 2, "", n);
  for (struct edge *e = edges[n]; e; e = e->next) {
    if (!start[e->to]) {
      counts[0]++;
      visit(e->to, depth + 1);
    } else if (!finish[e->to]) {
      counts[1]++;
    } else if (start[n] < start[e->to]) {
      counts[2]++;
    } else {
      counts[3]++;
    }
  }
  finish[n] = ++clock_now;
}

int main(void) {
  static const int list[][2] = {{0, 1}, {0, 2}, {1, 3}, {3, 1}, {2, 3}, {3, 4}, {4, 4}, {5, 6},
      {6, 7}, {5, 7}, {7, 0}, {0, 4}};
  for (unsigned i = 0; i < sizeof list / sizeof *list; i++) connect(list[i][0], list[i][1]);
  int trees = 0;
  for (int n = 0; n < N; n++)
    if (!start[n]) {
      trees++;
      visit(n, 0);
    }
  printf("tree %d back %d forward %d cross %d\n", counts[0], counts[1], counts[2], counts[3]);
  for (int n = 0; n < N; n++) printf("%d:%d-%d ", n, start[n], finish[n]);
  putchar('\n');
  for (int n = 0; n < N; n++)
    for (struct edge *e = edges[n], *next; e; e = next) {
      next = e->next;
      free(e);
    }
  return trees * 10 + counts[1];
}
