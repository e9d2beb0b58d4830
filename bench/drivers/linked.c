/* Random inputs for corpus/linked. */
#include "random.h"
#define malloc scarce_malloc
#define free(x) ((void)(x))
#define insert t_insert
#include "linked/tree.c"
#include "linked/list.c"
#include "linked/dlist.c"
#include "linked/poly.c"
#include "linked/sparse.c"
#include "linked/table.c"

static struct node *T(int d) {
  if (d == 0 || bits32() % 4 == 0) return 0;
  struct node *n = calloc(1, sizeof*n);
  n->key = below(8);
  n->left = T(d - 1);
  n->right = T(d - 1);
  return n;
}

static struct node *B(int lo, int hi) {
  if (lo > hi || bits32() % 4 == 0) return 0;
  struct node *n = calloc(1, sizeof*n);
  n->key = lo + below(hi - lo + 1);
  n->left = B(lo, n->key - 1);
  n->right = B(n->key + 1, hi);
  return n;
}

static struct cell *L(int max, int sorted) {
  int n = below(max + 1);
  struct cell *h = 0;
  int v = 9;
  while (n--) {
    struct cell *c = calloc(1, sizeof*c);
    c->value = sorted ? v : below(3);
    if (below(2)) v--;
    c->next = h;
    h = c;
  }
  return h;
}

static struct term *P(void) {
  int n = below(4);
  struct term *h = 0;
  unsigned e = 0;
  while (n--) {
    struct term *t = calloc(1, sizeof*t);
    t->coefficient = below(5) - 2;
    t->exponent = e;
    e += 1 + below(2);
    t->next = h;
    h = t;
  }
  return h;
}

int main(void) {
  for (int k = 0; k < 60000; k++) {
    scarce = k % 2;
    struct node *t = B(0, 7);
    find(t, below(8));
    t_insert(&t, below(8));
    delete_key(&t, below(8));
    is_deep(T(5));
    is_ordered(T(2), 0, 9);
    is_ordered(B(0, 7), below(2), 7 - below(2));
    smallest(t);
    parting(t, below(8), below(8));
    t = T(3);
    if (t && below(4) == 0) t->left = t;
    else if (t && t->left && below(2)) t->left->right = t->left;
    else if (t && t->left && below(2)) t->left->right = t;
    rotate_right(t);
    struct cell *l = L(4, 0);
    list_delete(&l, below(3));
    insert_sorted(&l, below(3));
    reverse(L(4, 0));
    l = L(5, 0);
    if (l && below(2)) {
      struct cell *e = l;
      while (e->next) e = e->next;
      e->next = below(2) ? l : (l->next ? l->next : l);
    }
    has_cycle(l);
    length(l);
    merge(L(3, 1), L(3, 1));
    length(L(12, 0));
    from_end(L(4, 0), below(6) - 1);
    l = L(4, 0);
    if (l && below(5) == 0) l->next = l;
    remove_repeats(l);
    l = L(7, 0);
    share_tail(l, below(2) && l ? l->next : L(7, 0));
    struct cell p = {below(2)}, q = {below(2)};
    swap_values(&p, below(2) ? &p : &q);
    int x = 0, y = 0;
    overwrite(&x, below(2) ? &x : &y);
    count_up(below(8) - 1);
    struct dlist d = {0};
    int n = below(8);
    scarce = 0;
    for (int i = 0; i < n; i++) dlist_insert(&d, below(2) ? d.first : NULL, below(5));
    scarce = k % 2;
    dlist_insert(&d, below(2) ? d.first && d.first->after ? d.first->after : d.first : NULL, 3);
    if (below(4) == 0) d.size++;
    if (d.first && below(4) == 0) d.last = d.first;
    if (d.first && d.first->after && below(4) == 0) d.first->after->before = 0;
    dlist_valid(&d);
    dlist_find(&d, below(7));
    if (below(5) == 0) d.last = 0;
    dlist_find(&d, 9);
    d = (struct dlist) {
      0
    }
    ;
    scarce = 0;
    for (int i = 0; i < 3; i++) dlist_insert(&d, NULL, i);
    struct link *g = below(2) ? d.first : below(2) ? d.last : d.first->after;
    dlist_remove(&d, g);
    scarce = k % 2;
    josephus(below(12), below(12));
    struct link r[7];
    n = 1 + below(7);
    for (int i = 0; i < n; i++) {
      r[i].after = &r[(i + 1) % n];
      r[i].before = &r[(i + n - 1) % n];
    }
    if (below(3) == 0) r[below(n)].before = NULL;
    if (below(3) == 0) r[below(n)].after = NULL;
    if (below(4) == 0) r[below(n)].before = &r[below(n)];
    ring_size(below(9) ? r : NULL);
    int ok;
    poly_free(poly_add(P(), P(), &ok));
    struct term *w = P();
    if (w && below(4) == 0) w->coefficient = below(2) ? 100 : -100;
    poly_value(w, below(30) - 14, &ok);
    struct sparse m = {0};
    scarce = 0;
    for (int i = 0; i < 6; i++) sparse_set(&m, below(6) - 1, below(5) - 1, below(3));
    scarce = 1;
    sparse_set(&m, below(4), below(5), below(3));
    sparse_get(&m, below(6) - 1, below(5));
    trace(&m);
    static const char *K[] = {"a", "e", "i", "b", "ab", ""};
    struct table h = {0};
    for (int i = 0; i < 5; i++) table_put(&h, K[below(6)], i);
    int v;
    table_get(&h, K[below(6)], &v);
    struct stack s = {calloc(128, 4), below(5) - 1, below(5) - 1};
    if (below(9) == 0) s.room = s.size = 65;
    push(&s, 1);
    s.size = below(6) - 1;
    pop(&s, &v);
    struct queue qq = {{0}, bits32(), bits32() % 6};
    enqueue(&qq, 1);
    struct vertex V[4] = {0};
    for (int i = 0; i < 4; i++) for (int j = 0; j < 2; j++)V[i].edge[j] = below(3) ? &V[below(4)] :
        0;
    is_triangle(below(9) ? V : 0);
    leads_to(V, &V[below(4)]);
  }
  return 0;
}
