/*
 * minpath: shortest paths in a small graph that is read from standard
 * input, held as a matrix of lengths. Pointers into the rows, and indices
 * that depend on what was read.
 */
#include <stdio.h>

#define MOST 5
#define FAR 1000

struct graph {
  int size;
  int length[MOST][MOST];
};

struct route {
  int distance[MOST];
  int before[MOST];
  int done[MOST];
};

/* All vertices apart from one another. */
int clear(struct graph *g, int size)
{
  int i;
  int j;

  if (size < 1 || size > MOST)
    return 0;
  g->size = size;
  for (i = 0; i < MOST; i++)
    for (j = 0; j < MOST; j++)
      if (i == j)
        g->length[i][j] = 0;
      else
        g->length[i][j] = FAR;
  return 1;
}

/* Adds an edge; 0 if it does not fit, 2 if there was a shorter one. */
int connect(struct graph *g, int from, int to, int length)
{
  int *cell;

  if (g->size < 1 || g->size > MOST)
    return 0;
  if (from < 0 || from >= g->size)
    return 0;
  if (to < 0 || to >= g->size)
    return 0;
  if (from == to)
    return 0;
  if (length < 1 || length >= FAR)
    return 0;
  cell = &g->length[from][to];
  if (*cell <= length)
    return 2;
  *cell = length;
  return 1;
}

/* The vertex that is nearest and not done, -1 if there is none. */
int nearest(const struct route *r, int size)
{
  int best;
  int i;

  best = -1;
  if (size < 0 || size > MOST)
    return -1;
  for (i = 0; i < size; i++) {
    if (r->done[i])
      continue;
    if (r->distance[i] >= FAR)
      continue;
    if (best == -1 || r->distance[i] < r->distance[best])
      best = i;
  }
  return best;
}

/* Shortens the ways that lead through a vertex; how many there were. */
int relax(const struct graph *g, struct route *r, int through)
{
  const int *row;
  int i;
  int way;
  int better;

  better = 0;
  if (through < 0 || through >= g->size || g->size > MOST)
    return -1;
  row = g->length[through];
  for (i = 0; i < g->size; i++) {
    if (row[i] == FAR || row[i] == 0)
      continue;
    way = r->distance[through] + row[i];
    if (way < r->distance[i]) {
      r->distance[i] = way;
      r->before[i] = through;
      better = better + 1;
    }
  }
  return better;
}

/* Dijkstra's method; 0 if the start is not in the graph. */
int search(const struct graph *g, struct route *r, int start)
{
  int i;
  int next;

  if (g->size < 1 || g->size > MOST)
    return 0;
  if (start < 0 || start >= g->size)
    return 0;
  for (i = 0; i < g->size; i++) {
    r->distance[i] = FAR;
    r->before[i] = -1;
    r->done[i] = 0;
  }
  r->distance[start] = 0;
  next = nearest(r, g->size);
  while (next != -1) {
    r->done[next] = 1;
    relax(g, r, next);
    next = nearest(r, g->size);
  }
  return 1;
}

/* How many edges the way to a vertex has, -1 if there is none. */
int steps(const struct route *r, int to)
{
  int n;

  n = 0;
  if (to < 0 || to >= MOST)
    return -1;
  if (r->distance[to] >= FAR)
    return -1;
  while (r->before[to] != -1) {
    to = r->before[to];
    if (to < 0 || to >= MOST)
      return -1;
    n = n + 1;
    if (n == MOST)
      return -1;
  }
  return n;
}

int main(void)
{
  struct graph g;
  struct route r;
  int size;
  int from;
  int to;
  int length;
  int answer;

  if (scanf("%d", &size) != 1)
    return 1;
  if (!clear(&g, size)) {
    printf("bad size\n");
    return 1;
  }
  while (scanf("%d %d %d", &from, &to, &length) == 3) {
    answer = connect(&g, from, to, length);
    if (answer == 0) {
      printf("bad edge\n");
      return 2;
    }
    if (answer == 2)
      printf("not shorter\n");
  }
  if (!search(&g, &r, 0)) // infeasible: 13:T - the graph has a vertex 0
    return 3;
  for (to = 0; to < size; to++) {
    if (r.distance[to] >= FAR)
      printf("%d: no way\n", to);
    else if (r.before[to] == -1)
      printf("%d: here\n", to);
    else
      printf("%d: %d, last from %d\n", to, r.distance[to], r.before[to]);
  }
  if (steps(&r, size - 1) == MOST - 1)
    printf("all in a row\n");
  return 0;
}
