/* setjmp and longjmp: out of callees, in loops, nested, through bsearch, with all their spellings. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf env;

static void fail(int code) {
  if (code > 3) longjmp(env, code);
}

static int guarded(int x) {
  int r = setjmp(env);
  if (r != 0) return -r;
  fail(x);
  return x;
}

static void zero(void) { longjmp(env, 0); }

static int arrivesAsOne(void) {
  switch (setjmp(env)) {
    case 0: zero(); return -1;
    case 1: return 10;
    default: return 20;
  }
}

static int counts(void) {
  volatile int rounds = 0;
  if (setjmp(env) < 3) {
    rounds++;
    longjmp(env, rounds);
  }
  return rounds;
}

/* Handlers as a chain, as libraries have them. */
struct handler { struct handler *outer; jmp_buf where; };
static struct handler *innermost;

static _Noreturn void raise_error(int code) { longjmp(innermost->where, code); }

static int divide(int a, int b) {
  if (b == 0) raise_error(7);
  return a / b;
}

static int attempt(int a, int b) {
  struct handler h;
  volatile int result = -1;
  h.outer = innermost;
  innermost = &h;
  if (setjmp(h.where) == 0) result = divide(a, b);
  innermost = h.outer;
  return result;
}

static int nested(int a, int b, int c) {
  struct handler h;
  int code;
  h.outer = innermost;
  innermost = &h;
  code = setjmp(h.where);
  if (code) {
    innermost = h.outer;
    return 1000 + code;
  }
  int inner = attempt(a, b);
  int outer = divide(inner, c);
  innermost = h.outer;
  return outer;
}

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 13 || y == 13) longjmp(env, 13);
  return (x > y) - (x < y);
}

static int found(int wanted) {
  const int numbers[] = {3, 5, 9, 12};
  if (setjmp(env)) return -13;
  const int *at = bsearch(&wanted, numbers, 4, sizeof numbers[0], compare);
  return at ? (int)(at - numbers) : -1;
}

static int deep(int n) {
  char room[16];
  room[n % 16] = (char)n;
  if (n == 0) longjmp(env, 42);
  return deep(n - 1) + room[n % 16];
}

static int twoBuffers(int which) {
  jmp_buf first, second;
  volatile int seen = 0;
  if (setjmp(first)) return 100 + seen;
  if (setjmp(second)) { seen += 5; longjmp(first, 1); }
  if (which == 1) longjmp(first, 1);
  if (which == 2) longjmp(second, 1);
  return seen;
}

static int variadic(int n, ...) {
  if (n > 2) longjmp(env, n);
  return n;
}

static int unwoundVariadic(void) {
  if (setjmp(env) != 0) return 77;
  return variadic(1, 2.0, "x") + variadic(3, 4);
}

static int signals(int n) {
  static sigjmp_buf buffer;
  if (sigsetjmp(buffer, 1) == 0) {
    if (n) siglongjmp(buffer, 9);
    return 1;
  }
  return 2;
}

static int underscore(int n) {
  jmp_buf here;
  int r;
  if ((r = _setjmp(here)) != 0) return r;
  if (n > 1) longjmp(here, n);
  return 0;
}

static int tokens, *heap;
static int parse(const char *s) {
  volatile int depth = 0;
  if (setjmp(env)) { free(heap); heap = 0; return -depth; }
  heap = malloc(sizeof *heap);
  for (tokens = 0; *s; s++, tokens++) {
    if (*s == '(') depth++;
    else if (*s == ')') { if (depth == 0) fail(9); depth--; }
  }
  if (depth) fail(5);
  free(heap);
  heap = 0;
  return tokens;
}

int main(void) {
  printf("%d %d\n", guarded(2), guarded(9));
  printf("%d %d\n", arrivesAsOne(), counts());
  printf("%d %d\n", attempt(12, 4), attempt(12, 0));
  printf("%d ", nested(12, 4, 1));
  printf("%d ", nested(12, 0, 1));
  printf("%d\n", nested(12, 4, 0));
  printf("%d %d\n", found(9), found(13));
  if (setjmp(env) == 0) printf("%d\n", deep(50));
  else printf("out of the deep\n");
  printf("%d ", twoBuffers(0));
  printf("%d ", twoBuffers(1));
  printf("%d\n", twoBuffers(2));
  printf("%d %d %d\n", unwoundVariadic(), signals(0), signals(1));
  printf("%d %d\n", underscore(0), underscore(6));
  printf("%d %d %d\n", parse("(())"), parse("(()"), parse("())"));
  return 0;
}
