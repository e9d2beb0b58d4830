// A move-to-front list and a two-level index over a sorted list.
#include <stdio.h>
#include <stdlib.h>

struct node { int key, hits; struct node *next, *down; };

static int steps;

static struct node *find_and_move(struct node **head, int key) {
  for (struct node **link = head; *link; link = &(*link)->next) {
    steps++;
    if ((*link)->key == key) {
      struct node *n = *link;
      *link = n->next;
      n->next = *head;
      *head = n;
      n->hits++;
      return n;
    }
  }
  return NULL;
}

static struct node *make(int key, struct node *next, struct node *down) {
  struct node *n = malloc(sizeof *n);
  *n = (struct node){key, 0, next, down};
  return n;
}

static struct node *index_every(struct node *list, int gap) {
  struct node *top = NULL, **tail = &top;
  int i = 0;
  for (; list; list = list->next, i++)
    if (i % gap == 0) {
      *tail = make(list->key, NULL, list);
      tail = &(*tail)->next;
    }
  return top;
}

static const struct node *search(const struct node *top, int key) {
  for (const struct node *level = top; level; level = level->down) {
    while (level->next && level->next->key <= key) level = level->next, steps++;
    if (!level->down) return level->key == key ? level : NULL;
  }
  return NULL;
}

static void release(struct node *n) {
  while (n) {
    struct node *next = n->next;
    free(n);
    n = next;
  }
}

int main(void) {
  struct node *list = NULL;
  for (int i = 9; i >= 0; i--) list = make(i, list, NULL);
  const int wanted[] = {9, 9, 8, 9, 3, 9, 12, 8};
  for (int i = 0; i < 8; i++) {
    steps = 0;
    struct node *n = find_and_move(&list, wanted[i]);
    printf("%d: %s in %d\n", wanted[i], n ? "found" : "absent", steps);
  }
  for (struct node *n = list; n; n = n->next) printf("%d/%d ", n->key, n->hits);
  putchar('\n');
  release(list);
  list = NULL;
  for (int i = 63; i >= 0; i--) list = make(i * 2, list, NULL);
  struct node *top = index_every(list, 8);
  int hits = 0;
  for (int key = 0; key < 130; key += 13) {
    steps = 0;
    const struct node *n = search(top, key);
    printf("%d%c%d ", key, n ? '+' : '-', steps);
    hits += n != NULL;
  }
  putchar('\n');
  release(list);
  release(top);
  return hits;
}
