/* Walks that take as many statements as the list has nodes. */
#include <stddef.h>

struct node {
  struct node *next;
  int seen;
};

int mark(struct node *at) {
  int count = 0;
  while (at != NULL) {
    count++;
    at->seen = count;
    struct node *next = at->next;
    at = next;
  }
  return count;
}

int round_trip(struct node *start) {
  int count = 0;
  struct node *at = start;
  do {
    count++;
    at->seen = 1;
    struct node *next = at->next;
    at = next;
  } while (at != start);
  return count;
}
