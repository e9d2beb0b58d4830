// A graph of structs and pointers: cloned, marked, its cycles counted.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int id, mark;
  struct node *copy;
  struct node **edges;
  int degree, room;
};

static struct node *make(int id) {
  struct node *n = calloc(1, sizeof *n);
  n->id = id;
  return n;
}

static void connect(struct node *a, struct node *b) {
  if (a->degree == a->room)
    a->edges = realloc(a->edges, (a->room = a->room * 2 + 1) * sizeof *a->edges);
  a->edges[a->degree++] = b;
}

static struct node *clone(struct node *n) {
  if (n->copy) return n->copy;
  n->copy = make(n->id + 100);
  for (int i = 0; i < n->degree; i++) connect(n->copy, clone(n->edges[i]));
  return n->copy;
}

static int back_edges(struct node *n) {
  int count = 0;
  n->mark = 1;
  for (int i = 0; i < n->degree; i++) {
    struct node *m = n->edges[i];
    count += m->mark == 0 ? back_edges(m) : m->mark == 1;
  }
  n->mark = 2;
  return count;
}

static int release(struct node *n) {
  if (n->mark == 3) return 0;
  n->mark = 3;
  int count = 1;
  for (int i = 0; i < n->degree; i++) count += release(n->edges[i]);
  return count;
}

static void print(struct node **nodes, int n) {
  for (int i = 0; i < n; i++) {
    printf("%d:", nodes[i]->id);
    for (int j = 0; j < nodes[i]->degree; j++) printf(" %d", nodes[i]->edges[j]->id);
    printf(i + 1 < n ? "; " : "\n");
  }
}

int main(void) {
  enum { N = 6 };
  struct node *nodes[N], *copies[N];
  for (int i = 0; i < N; i++) nodes[i] = make(i);
  for (int i = 0; i < N; i++) {
    connect(nodes[i], nodes[(i + 1) % N]);
    if (i % 2) connect(nodes[i], nodes[i / 2]);
    if (i == 4) connect(nodes[i], nodes[i]);
  }
  struct node *copy = clone(nodes[0]);
  for (int i = 0; i < N; i++) copies[i] = nodes[i]->copy;
  print(nodes, N);
  print(copies, N);
  int cycles = back_edges(nodes[0]);
  printf("%d %d\n", cycles, back_edges(copy));
  printf("%d %d\n", release(nodes[0]), release(copy));
  for (int i = 0; i < N; i++) {
    free(nodes[i]->edges), free(copies[i]->edges);
    free(nodes[i]), free(copies[i]);
  }
  return cycles;
}
