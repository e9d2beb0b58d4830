/* Function pointers. */
#include <stddef.h>

typedef int (*unary)(int);
typedef int (*binary)(int, int);

static int twice(int x) { return x > 1000 || x < -1000 ? 0 : 2 * x; }
static int square(int x) { return x > 1000 || x < -1000 ? 0 : x * x; }
static int minus(int x) { return -(x / 2); }

static const unary operations[] = {twice, square, minus};

/* Applies the operation of a number. */
int apply(int which, int x) {
  if (which < 0 || which > 2) return 0;
  int y = operations[which](x);
  if (which == 1 && y < 0) return -1; // infeasible: 4.2:T - squares of small numbers
  return y > 10 ? 10 : y;
}

/* The first element that the caller's test accepts. */
int find_if(const int a[], int n, int (*accepts)(int)) {
  if (accepts == NULL) return -2;
  for (int i = 0; i < n; i++) {
    if (accepts(a[i])) return i;
  }
  return -1;
}

/* Folds the array with the caller's function. */
int fold(const int a[], int n, binary f, int start) {
  int result = start;
  for (int i = 0; i < n; i++) {
    int next = f != NULL ? f(result, a[i]) : a[i];
    if (next == result) break;
    result = next;
  }
  return result;
}

struct handler {
  int event;
  void (*run)(int event);
  struct handler *next;
};

/* Runs the handlers of an event; how many there were. */
int dispatch(const struct handler *h, int event) {
  int n = 0;
  for (; h != NULL; h = h->next) {
    if (h->event != event && h->event != 0) continue;
    if (h->run == NULL) return -1;
    h->run(event);
    n++;
  }
  return n;
}

/* Chooses by comparing function pointers. */
int name_of(unary f) {
  if (f == twice) return 2;
  if (f == square) return 3;
  if (f == NULL) return 0;
  if (f == twice) return 4; // infeasible: 7:T - asked before
  return 1;
}

/* A machine whose states are functions of a table. */
static int in_text(int c) { return c == '"' ? 1 : c == '/' ? 2 : 0; }
static int in_string(int c) { return c == '"' ? 0 : 1; }
static int in_comment(int c) { return c == '\n' ? 0 : 2; }

int comment_ends(const char *s) {
  static int (*const state[3])(int) = {in_text, in_string, in_comment};
  int now = 0;
  for (; *s != '\0'; s++) {
    now = state[now]((unsigned char)*s);
    if (now > 2) return -1; // infeasible: 5:T - the states answer 0, 1 or 2
  }
  if (now == 1) return 0;
  return now == 2 ? 2 : 1;
}
