// A hash is reduced by the size of a table that exists.
#include <stdio.h>

struct table { unsigned buckets; };

static unsigned slot(const struct table *t, unsigned hash) {
  return hash % t->buckets;
}

int main(void) {
  struct table full = {8}, empty = {0};
  printf("%u\n", slot(&full, 77));
  fflush(stdout);
  empty.buckets = 1;
  printf("%u\n", slot(&empty, 77));
  return 0;
}
