/* What lives in memory: aggregates, and variables whose address is taken. */
struct pair { int x, y; };
struct line { struct pair from, to; int tags[3]; };
struct pair make(int);
void take(struct pair, int *);

int registers(int a, int b) {
  int c = a;
  int *p = &b;
  *p = c;
  return b;
}

int structures(struct line *l, struct pair given) {
  struct line copy = *l;
  struct pair p = {.y = 4};
  l->to = given;
  copy.tags[2] = make(1).x;
  take(make(2), &copy.to.y);
  p = (copy.from = make(3));
  return (struct pair){5, p.y}.x + l[1].tags[0];
}

int text(void) {
  char buffer[8] = "abc";
  const char *s = "def";
  return buffer[1] + s[2] + *"g";
}
