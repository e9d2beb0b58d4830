typedef struct { int x; struct { int y; } in; union { int i; float f; }; } *handle;
static struct { int a; struct { char b; } c[2]; } state;
struct outer { struct { int v; } *list; enum { SMALL, LARGE } size; struct outer *next; };
struct { int result; } *get(int n, handle h);
handle open_it(const char *name);
typedef struct self { struct self *me; } self;
typedef struct node node;
struct node { node *next; int v; };
union any { int *p; char *text; long n; void (*f)(void); };

int use(handle h) {
  if (h == 0) return 0;
  if (h->x > 3) return 1;
  if (h->in.y == 5) { h->i = 3; return 2; }
  return h->i == 9;
}

int stateful(int n) {
  if (state.a == 3) return 1;
  if (state.c[1].b == 'q') return 2;
  state.c[0].b = (char)n;
  return 0;
}

int walk(struct outer *o) {
  if (o == 0 || o->list == 0) return 0;
  if (o->size == LARGE && o->list->v == 4) return 1;
  return o->next == o ? 2 : 3;
}

int got(int n, handle h) {
  if (get(n, h) == 0) return 1;
  return get(n, h)->result == 2;
}

int opened(const char *name) {
  handle h = open_it(name);
  if (h == 0) return -1;
  return h->x;
}

int selfish(self *s) { return s != 0 && s->me == s ? 1 : 0; }

node *push(node *list, node *n) {
  if (n == 0) return list;
  n->next = list;
  if (list && list->v > n->v) return list;
  return n;
}

int unions(union any *u, int kind) {
  if (u == 0) return -1;
  if (kind == 1) return u->n == 5;
  if (kind == 2 && u->p != 0) return *u->p == 3;
  if (kind == 3 && u->text != 0) return u->text[0] == 'a';
  u->p = 0;
  return 0;
}
