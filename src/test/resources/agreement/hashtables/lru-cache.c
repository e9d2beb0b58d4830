// A least-recently-used cache: hash chains and a recency list share nodes.
#include <stdio.h>
#include <stdlib.h>

enum { BUCKETS = 5, CAPACITY = 4 };
struct entry { int key, value; struct entry *chain, *newer, *older; };
struct cache { struct entry *buckets[BUCKETS], *newest, *oldest; int size, hits, misses; };

static struct entry **link_to(struct cache *c, int key) {
  struct entry **link = &c->buckets[(unsigned)key % BUCKETS];
  while (*link && (*link)->key != key) link = &(*link)->chain;
  return link;
}

static void detach(struct cache *c, struct entry *e) {
  *(e->newer ? &e->newer->older : &c->newest) = e->older;
  *(e->older ? &e->older->newer : &c->oldest) = e->newer;
}

static void attach(struct cache *c, struct entry *e) {
  e->newer = NULL;
  e->older = c->newest;
  *(c->newest ? &c->newest->newer : &c->oldest) = e;
  c->newest = e;
}

static void evict(struct cache *c) {
  struct entry *e = c->oldest, **link = link_to(c, e->key);
  *link = e->chain;
  detach(c, e);
  printf("(-%d) ", e->key);
  free(e);
  c->size--;
}

static int get(struct cache *c, int key) {
  struct entry *e = *link_to(c, key);
  if (e) {
    c->hits++;
    detach(c, e);
  } else {
    c->misses++;
    if (c->size == CAPACITY) evict(c);
    e = malloc(sizeof *e);
    *e = (struct entry){.key = key, .value = key * key};
    struct entry **link = link_to(c, key);
    e->chain = *link;
    *link = e;
    c->size++;
  }
  attach(c, e);
  return e->value;
}

int main(void) {
  struct cache c = {0};
  const int requests[] = {1, 2, 3, 4, 1, 5, 2, 6, 1, 11, 16, 1, 6, 21, 3};
  int sum = 0;
  for (unsigned i = 0; i < sizeof requests / sizeof *requests; i++) {
    int v = get(&c, requests[i]);
    printf("%d=%d ", requests[i], v);
    sum += v;
  }
  printf("\n%d hits %d misses\n", c.hits, c.misses);
  for (struct entry *e = c.newest; e; e = e->older) printf("%d ", e->key);
  printf("| ");
  for (struct entry *e = c.oldest; e; e = e->newer) printf("%d ", e->key);
  putchar('\n');
  while (c.size) evict(&c);
  printf("%d %d\n", c.newest == NULL, c.oldest == NULL);
  return sum & 0xff;
}
