// Cycles in lists: found, measured, entered, broken; intersections of lists.
#include <stdio.h>

struct node { int id; struct node *next; };

static struct node *meeting(struct node *list) {
  struct node *slow = list, *fast = list;
  while (fast && fast->next) {
    slow = slow->next;
    fast = fast->next->next;
    if (slow == fast) return slow;
  }
  return NULL;
}

static struct node *entry(struct node *list) {
  struct node *inside = meeting(list);
  if (!inside) return NULL;
  while (list != inside) list = list->next, inside = inside->next;
  return list;
}

static int cycle_length(struct node *list) {
  struct node *start = entry(list), *n = start;
  int length = 0;
  if (!start) return 0;
  do length++, n = n->next;
  while (n != start);
  return length;
}

static int break_cycle(struct node *list) {
  struct node *start = entry(list), *n = start;
  if (!start) return 0;
  while (n->next != start) n = n->next;
  n->next = NULL;
  return n->id;
}

static int length(const struct node *n) { return n ? 1 + length(n->next) : 0; }

static const struct node *shared(const struct node *a, const struct node *b) {
  int la = length(a), lb = length(b);
  for (; la > lb; la--) a = a->next;
  for (; lb > la; lb--) b = b->next;
  while (a != b) a = a->next, b = b->next;
  return a;
}

int main(void) {
  struct node n[10];
  int total = 0;
  for (int back = -1; back < 10; back += 3) {
    for (int i = 0; i < 10; i++) n[i] = (struct node){i, i < 9 ? &n[i + 1] : NULL};
    if (back >= 0) n[9].next = &n[back];
    struct node *e = entry(n);
    int c = cycle_length(n);
    printf("%d: entry %d length %d", back, e ? e->id : -1, c);
    printf(" broke after %d,", break_cycle(n));
    printf(" then %d nodes\n", length(n));
    total += c;
  }
  n[2].next = &n[6];
  printf("%d %d\n", shared(&n[0], &n[4])->id, shared(&n[0], &n[3])->id);
  struct node lonely = {99, NULL};
  printf("%d\n", shared(&n[0], &lonely) == NULL);
  return total;
}
