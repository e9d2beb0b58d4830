/* The Josephus problem: n nodes in a circle, every m-th goes, until one is left. */
#include <stdlib.h>

typedef struct node *link;

struct node {
  int key;
  link next;
};

int josephus(int n, int m) {
  int i;
  link t, x;
  t = (link)malloc(sizeof(struct node));
  t->key = 1;
  x = t;
  i = 2;
  while (i <= n) {
    t->next = (link)malloc(sizeof(struct node));
    t = t->next;
    t->key = i;
    i++;
  }
  t->next = x;
  while (t != t->next) {
    i = 1;
    while (i <= m - 1) {
      t = t->next;
      i++;
    }
    x = t->next;
    t->next = t->next->next;
    free(x);
  }
  return t->key;
}
