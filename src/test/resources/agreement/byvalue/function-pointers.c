// Structs by value through function pointers, in tables and as results.
#include <stdio.h>

struct vec { double x, y; };
struct big { int v[12]; };
struct op { const char *name; struct vec (*apply)(struct vec, struct vec); };
struct pipeline { struct big (*stages[3])(struct big, int); };

static struct vec add(struct vec a, struct vec b) { return (struct vec){a.x + b.x, a.y + b.y}; }
static struct vec mul(struct vec a, struct vec b) { return (struct vec){a.x * b.x, a.y * b.y}; }
static struct vec first(struct vec a, struct vec b) { (void)b; return a; }

static struct big shift(struct big b, int n) {
  struct big r;
  for (int i = 0; i < 12; i++) r.v[i] = b.v[(i + n) % 12];
  return r;
}
static struct big scale(struct big b, int n) {
  for (int i = 0; i < 12; i++) b.v[i] *= n;
  return b;
}
static struct big prefix(struct big b, int n) {
  for (int i = n; i < 12; i++) b.v[i] += b.v[i - n];
  return b;
}

static struct vec fold(const struct vec *v, int n, struct vec start,
    struct vec (*f)(struct vec, struct vec)) {
  for (int i = 0; i < n; i++) start = f(start, v[i]);
  return start;
}

static struct pipeline make(int reversed) {
  return reversed ? (struct pipeline){{prefix, scale, shift}}
      : (struct pipeline){{shift, scale, prefix}};
}

int main(void) {
  struct op ops[] = {{"add", add}, {"mul", mul}, {"first", first}};
  struct vec list[] = {{1, 2}, {3, 4}, {0.5, 0.25}};
  for (int i = 0; i < 3; i++) {
    struct vec r = fold(list, 3, (struct vec){1, 1}, ops[i].apply);
    printf("%s %g %g\n", ops[i].name, r.x, r.y);
  }
  struct big b;
  for (int i = 0; i < 12; i++) b.v[i] = i;
  int last = 0;
  for (int reversed = 0; reversed < 2; reversed++) {
    struct big r = b;
    struct pipeline p = make(reversed);
    for (int s = 0; s < 3; s++) r = p.stages[s](r, s + 2);
    for (int i = 0; i < 12; i++) printf("%d ", r.v[i]);
    putchar('\n');
    last = r.v[11];
  }
  printf("%d %g\n", make(1).stages[2](b, 5).v[0],
      ops[0].apply(list[0], ops[1].apply(list[1], list[2])).y);
  return last;
}
