// A tiny Lisp: reader, environment and evaluator with lambda and recursion.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cell { enum { NUM, SYM, PAIR, LAMBDA } tag; long num; char sym[8]; struct cell *a, *b; };
static struct cell pool[4000];
static int used;
static const char *in;

static struct cell *make(int tag, struct cell *a, struct cell *b) {
  struct cell *c = &pool[used++];
  if (used == 4000) puts("out of cells"), exit(3);
  c->tag = tag, c->a = a, c->b = b;
  return c;
}
static struct cell *num(long n) { struct cell *c = make(NUM, NULL, NULL); c->num = n; return c; }
static struct cell *cons(struct cell *a, struct cell *b) { return make(PAIR, a, b); }

static struct cell *read_list(void);
static struct cell *read_one(void) {
  while (isspace((unsigned char)*in)) in++;
  if (*in == '(') return in++, read_list();
  if (isdigit((unsigned char)*in) || (*in == '-' && isdigit((unsigned char)in[1]))) {
    char *end;
    long n = strtol(in, &end, 10);
    in = end;
    return num(n);
  }
  struct cell *c = make(SYM, NULL, NULL);
  for (int i = 0; *in && !isspace((unsigned char)*in) && *in != '(' && *in != ')'; in++)
    if (i < 7) c->sym[i++] = *in;
  return c;
}
static struct cell *read_list(void) {
  while (isspace((unsigned char)*in)) in++;
  if (*in == ')') return in++, NULL;
  struct cell *first = read_one();
  return cons(first, read_list());
}

static struct cell *eval(struct cell *e, struct cell *env);
static struct cell *lookup(const char *name, struct cell *env) {
  for (; env; env = env->b) if (!strcmp(env->a->a->sym, name)) return env->a->b;
  return num(-1);
}
static struct cell *apply(struct cell *f, struct cell *args, struct cell *env) {
  struct cell *inner = f->b;
  for (struct cell *p = f->a->a; p; p = p->b, args = args->b)
    inner = cons(cons(p->a, eval(args->a, env)), inner);
  return eval(f->a->b->a, inner);
}
static struct cell *eval(struct cell *e, struct cell *env) {
  if (e->tag == NUM) return e;
  if (e->tag == SYM) return lookup(e->sym, env);
  const char *op = e->a->sym;
  struct cell *args = e->b;
  if (!strcmp(op, "if")) return eval(eval(args->a, env)->num ? args->b->a : args->b->b->a, env);
  if (!strcmp(op, "lambda")) return make(LAMBDA, args, env);
  if (!strcmp(op, "letrec")) {
    struct cell *binding = cons(args->a, NULL), *inner = cons(binding, env);
    binding->b = eval(args->b->a, inner);
    return eval(args->b->b->a, inner);
  }
  if (e->a->tag == SYM && op[0] && !op[1] && strchr("+-*<", op[0])) {
    long x = eval(args->a, env)->num, y = eval(args->b->a, env)->num;
    return num(*op == '+' ? x + y : *op == '-' ? x - y : *op == '*' ? x * y : x < y);
  }
  return apply(eval(e->a, env), args, env);
}

int main(void) {
  const char *programs[] = {
      "(+ 1 (* 2 3))", "((lambda (x y) (- x y)) 10 4)",
      "(letrec fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 10))",
      "(letrec fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))) (fib 9))",
      "(((lambda (x) (lambda (y) (+ x y))) 3) 4)"};
  long last = 0;
  for (int i = 0; i < 5; i++) {
    used = 0;
    memset(pool, 0, sizeof pool);
    in = programs[i];
    last = eval(read_one(), NULL)->num;
    printf("%ld (%d cells)\n", last, used);
  }
  return (int)last;
}
