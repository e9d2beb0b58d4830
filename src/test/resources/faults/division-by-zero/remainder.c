// A hash is reduced by a table's size before the table exists.
#include <stdio.h>

struct table { unsigned buckets; };

static unsigned slot(const struct table *t, unsigned hash) {
  return hash % t->buckets;  // fault: division-by-zero
}

int main(void) {
  struct table full = {8}, empty = {0};
  printf("%u\n", slot(&full, 77));
  fflush(stdout);
  printf("%u\n", slot(&empty, 77));
  return 0;
}
