// Anonymous structs and unions: their members belong to the enclosing type.
#include <stddef.h>
#include <stdio.h>

struct token {
  int kind;
  union {
    long number;
    struct { const char *start; int length; };
    struct { char op; union { char assoc; unsigned char prec; }; };
  };
  struct { short line, column; };
};

struct vec { union { struct { float x, y, z; }; float v[3]; }; };

static float dot(struct vec a, struct vec b) {
  float sum = 0;
  for (int i = 0; i < 3; i++) sum += a.v[i] * b.v[i];
  return sum;
}

int main(void) {
  struct token t = {1, {42}, {7, 3}};
  printf("%d %ld %d %d\n", t.kind, t.number, t.line, t.column);
  t.start = "hello";
  t.length = 4;
  printf("%.*s\n", t.length, t.start);
  t.op = '+';
  t.assoc = 'L';
  printf("%c %d\n", t.op, t.prec);
  printf("%zu %zu %zu %zu\n", sizeof t, offsetof(struct token, length),
      offsetof(struct token, prec),
         offsetof(struct token, column));
  struct token u = {.kind = 2, .start = "xyz", .length = 2, .column = 9};
  printf("%.*s %d %d\n", u.length, u.start, u.column, u.line);
  struct token *p = &u;
  p->column++;
  p->number = -1;
  printf("%d %d\n", p->column, p->op);

  struct vec a = {.x = 1, .y = 2, .z = 3}, b = {{{4, 5, 6}}}, c = {.v = {[1] = 1}};
  printf("%g %g %g\n", dot(a, b), dot(a, c), c.y);
  a.v[2] += b.z;
  printf("%g %zu\n", a.z, sizeof(struct vec));
  struct { int n; struct { int n2; struct { int n3; }; }; } deep = {1, {2, {3}}};
  printf("%d %d %d\n", deep.n, deep.n2, deep.n3);
  return deep.n3 + t.line;
}
