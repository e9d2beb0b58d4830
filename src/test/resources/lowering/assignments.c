/* Assignments, compound assignments and steps on every kind of place. */
struct bits {
  int a : 3;
  unsigned b : 5;
  unsigned long wide : 40;
  _Bool flag : 1;
};
int global;
int *where(int);
int what(int);

void order(void) {
  *where(1) = what(2);
  *where(1) = what(2) + 1;
  *where(1) += what(2);
  *where(1) = *where(2) = what(3);
  where(1)[what(2)] = global;
}

int values(int i, char c, float x, int *p, _Bool b) {
  int before = i++ + --i;
  c += 200;
  x++;
  b--;
  p += 2;
  *p++ = before;
  return (global = c) + (int)x + b;
}

int fields(struct bits *s) {
  s->a += 3;
  s->b++;
  s->flag = 4;
  return (s->a = 9) + (s->wide * 2 > 5);
}
