// Tags, forward declarations, typedefs, anonymous and recursive types.
#include <stdio.h>

struct later;
typedef struct later later;
typedef struct pair { int first, second; } pair, *pair_ref, pair_list[3];
struct { int x; } only = {11};

static int total(const later *l);

struct later {
  int weight;
  later *next;
  struct inner { int depth; } in;
};

static struct inner outside = {4};

static int total(const later *l) { return l ? l->weight + l->in.depth + total(l->next) : 0; }

static int swap(pair_ref p) {
  int was = p->first;
  p->first = p->second;
  p->second = was;
  return was;
}

int main(void) {
  later c = {3, NULL, {30}}, b = {2, &c, {20}}, a = {1, &b, outside};
  printf("%d\n", total(&a));
  pair p = {1, 2};
  printf("%d ", swap(&p));
  printf("%d %d\n", p.first, p.second);
  pair_list list = {{1, 2}, {3, 4}, {5, 6}};
  int sum = 0;
  for (pair_ref r = list; r != list + 3; r++) sum += r->first * r->second;
  printf("%d %zu\n", sum, sizeof(pair_list) / sizeof(pair));
  printf("%d\n", only.x);
  struct pair { char c; } shadow = {'s'};
  printf("%c %zu %zu\n", shadow.c, sizeof(struct pair), sizeof(pair));
  struct { int a; struct { int b; } in; } local = {1, {2}}, other = local;
  other.in.b += 5;
  printf("%d %d\n", local.in.b, other.in.b);
  int pair = 5, later = pair;
  printf("%d\n", pair + later);
  return total(&b);
}
