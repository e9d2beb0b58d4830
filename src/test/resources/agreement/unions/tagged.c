// A tagged union of values with printing, copying and comparing.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { INTEGER, REAL, TEXT, PAIR };

struct value {
  enum type type;
  union {
    long integer;
    double real;
    char text[12];
    struct { const struct value *first, *second; } pair;
  } as;
};

static struct value integer(long n) { return (struct value){INTEGER, {.integer = n}}; }
static struct value real(double d) { return (struct value){REAL, {.real = d}}; }
static struct value text(const char *s) {
  struct value v = {.type = TEXT};
  strncpy(v.as.text, s, sizeof v.as.text - 1);
  return v;
}
static struct value pair(const struct value *a, const struct value *b) {
  return (struct value){PAIR, .as.pair = {a, b}};
}

static void print(const struct value *v) {
  switch (v->type) {
    case INTEGER: printf("%ld", v->as.integer); break;
    case REAL: printf("%.2f", v->as.real); break;
    case TEXT: printf("\"%s\"", v->as.text); break;
    case PAIR:
      putchar('(');
      print(v->as.pair.first);
      printf(" . ");
      print(v->as.pair.second);
      putchar(')');
  }
}

static int equal(const struct value *a, const struct value *b) {
  if (a->type != b->type) return 0;
  switch (a->type) {
    case INTEGER: return a->as.integer == b->as.integer;
    case REAL: return a->as.real == b->as.real;
    case TEXT: return !strcmp(a->as.text, b->as.text);
    default: return equal(a->as.pair.first, b->as.pair.first) &&
        equal(a->as.pair.second, b->as.pair.second);
  }
}

int main(void) {
  struct value v[6] = {integer(-5), real(2.5), text("a long text that is cut")};
  v[3] = pair(&v[0], &v[1]);
  v[4] = pair(&v[2], &v[3]);
  struct value copy = v[0];
  v[5] = pair(&copy, &v[1]);
  for (int i = 0; i < 6; i++) print(&v[i]), putchar('\n');
  printf("%d %d %d\n", equal(&v[3], &v[5]), equal(&v[3], &v[4]), equal(&v[4], &v[4]));
  v[0] = text("now text");
  print(&v[4]);
  printf("\n%zu %d\n", sizeof(struct value), equal(&v[3], &v[5]));
  return copy.type + v[0].type * 10;
}
