struct flexible { int n; char data[]; };
struct zero { int n; int data[0]; };
struct empty {};
struct nests { struct empty e; int n; struct empty list[2]; };
struct opaque;
struct opaque *make(void);
int ask(struct opaque *o, struct empty e);
struct late *later(struct late *);
struct big { long a[9]; };
struct big copy_of(struct big b);

int flexible(struct flexible *f) {
  if (f == 0 || f->n < 2) return -1;
  if (f->data[1] == 'x') return 1;
  return 0;
}
int zero(struct zero *z) {
  if (z == 0) return 0;
  if (z->n == 3) return 1;
  return 2;
}
int nested(struct nests *n) {
  if (n == 0) return 0;
  return n->n == 4 ? 1 : 2;
}
int opaque(struct opaque *o) {
  struct empty e;
  if (o == 0) o = make();
  if (o == 0) return -1;
  return ask(o, e) == 3;
}
int late(struct late *l) { return later(l) == l ? 1 : 2; }
int large(struct big b) {
  if (copy_of(b).a[8] == 5) return 1;
  return b.a[0] == 2;
}
