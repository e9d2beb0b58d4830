/* Shared nodes: directed acyclic graphs, graphs with adjacency lists and matrices. */
#include <stddef.h>

struct vertex {
  int mark;
  struct vertex *out[3];
};
struct edge {
  int cost;
  struct site *to;
  struct edge *next;
};
struct site {
  int seen;
  struct edge *edges;
};
struct expr {
  char op;
  int value;
  struct expr *a, *b;
};

int visit(struct vertex *v) {
  int n = 1;
  if (!v || v->mark) return 0;
  v->mark = 1;
  for (int i = 0; i < 3; i++) n += visit(v->out[i]);
  return n;
}

int is_diamond(struct vertex *v) {
  if (!v->out[0] || !v->out[1]) return 0;
  if (v->out[0] == v->out[1]) return 1;
  if (v->out[0]->out[0] && v->out[0]->out[0] == v->out[1]->out[0]) return 2;
  if (v->out[0]->out[1] == v->out[1]) return 3;
  return 0;
}

int shared_sum(struct expr *e) {
  switch (e->op) {
    case 'a':
      if (e->a == e->b) return 2 * shared_sum(e->a);
      return shared_sum(e->a) + shared_sum(e->b);
    case 'b':
      return -shared_sum(e->a);
    default:
      return e->value;
  }
}

int cheapest(struct site *s) {
  int best = 1000;
  for (struct edge *e = s->edges; e; e = e->next) {
    if (e->to == s) continue;
    if (e->cost < best) best = e->cost;
  }
  return best;
}

int reach(struct site *from, struct site *to) {
  int hops = 0;
  while (from != to) {
    if (!from || from->seen) return -1;
    from->seen = 1;
    struct edge *e = from->edges;
    while (e && e->cost < 0) e = e->next;
    if (!e) return -2;
    from = e->to;
    hops++;
  }
  return hops;
}

int triangle(struct vertex *a) {
  for (int i = 0; i < 3; i++) {
    struct vertex *b = a->out[i];
    if (!b) continue;
    for (int j = 0; j < 3; j++)
      if (b->out[j] && b->out[j] != a && b->out[j]->out[0] == a) return 1;
  }
  return 0;
}

int connect(struct vertex *a, struct vertex *b) {
  int i = 0;
  while (i < 3 && a->out[i]) {
    if (a->out[i] == b) return -1;
    i++;
  }
  if (i == 3) return -2;
  a->out[i] = b;
  return i;
}

int relax(int cost[4][4], int k) {
  int changed = 0;
  if (k < 0 || k >= 4) return -1;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (cost[i][k] + cost[k][j] < cost[i][j]) {
        cost[i][j] = cost[i][k] + cost[k][j];
        changed++;
      }
  return changed;
}
