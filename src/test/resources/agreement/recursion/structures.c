// Nested lists, mutual recursion over two types, and a printer for both.
#include <stdio.h>
#include <stdlib.h>

struct item;
struct list { struct item *first; };
struct item { int is_list; union { int number; struct list list; } as; struct item *next; };

static const char *at;

static struct item *parse_item(void);

static struct list parse_list(void) {
  struct list l = {NULL};
  struct item **tail = &l.first;
  while (*at && *at != ')') {
    *tail = parse_item();
    tail = &(*tail)->next;
    while (*at == ' ') at++;
  }
  if (*at) at++;
  return l;
}

static struct item *parse_item(void) {
  struct item *i = calloc(1, sizeof *i);
  while (*at == ' ') at++;
  if (*at == '(') {
    at++;
    i->is_list = 1;
    i->as.list = parse_list();
  } else {
    while (*at >= '0' && *at <= '9') i->as.number = i->as.number * 10 + (*at++ - '0');
  }
  return i;
}

static int sum(struct list l);
static int sum_item(const struct item *i) { return i->is_list ? sum(i->as.list) : i->as.number; }
static int sum(struct list l) {
  int total = 0;
  for (struct item *i = l.first; i; i = i->next) total += sum_item(i);
  return total;
}

static int depth(struct list l) {
  int deepest = 0;
  for (struct item *i = l.first; i; i = i->next)
    if (i->is_list && depth(i->as.list) > deepest) deepest = depth(i->as.list);
  return deepest + 1;
}

static void print(struct list l) {
  putchar('(');
  for (struct item *i = l.first, *next; i; i = next) {
    if (i->is_list) print(i->as.list);
    else printf("%d", i->as.number);
    if (i->next) putchar(' ');
    next = i->next;
    free(i);
  }
  putchar(')');
}

int main(void) {
  const char *texts[] = {"1 2 3", "(1 (2 3) ((4)) 5)", "", "() (() ()) 7", "10(20(30(40)))"};
  int total = 0;
  for (int i = 0; i < 5; i++) {
    at = texts[i];
    struct list l = parse_list();
    int s = sum(l), d = depth(l);
    print(l);
    printf(" sum %d depth %d\n", s, d);
    total += s * d;
  }
  return total & 0xff;
}
