// Sparse polynomials as linked lists: add, multiply, derive, evaluate, print.
#include <stdio.h>
#include <stdlib.h>

struct term { int factor, power; struct term *next; };

static struct term *add_term(struct term *p, int factor, int power) {
  struct term **link = &p;
  while (*link && (*link)->power > power) link = &(*link)->next;
  if (*link && (*link)->power == power) {
    (*link)->factor += factor;
    if ((*link)->factor == 0) {
      struct term *dead = *link;
      *link = dead->next;
      free(dead);
    }
  } else if (factor) {
    struct term *t = malloc(sizeof *t);
    *t = (struct term){factor, power, *link};
    *link = t;
  }
  return p;
}

static struct term *add(const struct term *a, const struct term *b) {
  struct term *sum = NULL;
  for (; a; a = a->next) sum = add_term(sum, a->factor, a->power);
  for (; b; b = b->next) sum = add_term(sum, b->factor, b->power);
  return sum;
}

static struct term *multiply(const struct term *a, const struct term *b) {
  struct term *product = NULL;
  for (; a; a = a->next)
    for (const struct term *t = b; t; t = t->next)
      product = add_term(product, a->factor * t->factor, a->power + t->power);
  return product;
}

static struct term *derive(const struct term *p) {
  struct term *d = NULL;
  for (; p; p = p->next)
    if (p->power) d = add_term(d, p->factor * p->power, p->power - 1);
  return d;
}

static long evaluate(const struct term *p, long x) {
  long sum = 0;
  for (; p; p = p->next) {
    long v = p->factor;
    for (int i = 0; i < p->power; i++) v *= x;
    sum += v;
  }
  return sum;
}

static void print(struct term *p, int last) {
  if (!p) printf("0");
  for (struct term *next; p; p = next) {
    printf("%+dx^%d ", p->factor, p->power);
    next = p->next;
    if (last) free(p);
  }
  putchar('\n');
}

int main(void) {
  struct term *a = add_term(add_term(add_term(NULL, 1, 0), 3, 5), -2, 1),
      *b = add_term(add_term(NULL, 2, 1), 4, 3);
  print(a, 0);
  print(b, 0);
  print(add(a, b), 1);
  struct term *p = multiply(a, b), *d = derive(p);
  print(p, 0);
  print(d, 1);
  long value = evaluate(p, 2);
  printf("%ld %d\n", value, value == evaluate(a, 2) * evaluate(b, 2));
  print(p, 1);
  print(a, 1);
  print(b, 1);
  return (int)(value & 0xff);
}
