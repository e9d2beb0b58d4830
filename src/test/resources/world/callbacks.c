/* Function pointers from outside, and callbacks handed to the outside. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef int (*visitor)(int value, void *context);
typedef void (*event_handler)(void *context, int event);

struct ops {
  int (*open)(const char *name);
  int (*read)(int handle, char *into, int n);
  void (*close)(int handle);
};

struct counter { int seen; int matches; int wanted; };
struct timer { void (*expired)(struct timer *self); int rounds; void *owner; };

void for_each(visitor visit, void *context);
void on_event(event_handler handler, void *context);
void run_loop(void);
int walk_tree(int root, visitor visit, void *context);
void tick(void);
void set_filter(int (*keep)(int));
int next_kept(void);
void at_end(void (*action)(void));

int apply_twice(int (*f)(int), int x) {
  if (f == NULL) return -1;
  int once = f(x);
  int twice = f(x);
  if (once != twice) return 1;
  if (once > x) return 2;
  if (once < x) return 3;
  if (once != x) return 4; // infeasible: 11:T - trichotomy
  return 0;
}

int with_context(void (*update)(int *state)) {
  int state = 5;
  int own = 5;
  update(&state);
  if (own != 5) return 9; // infeasible: 4:T - never handed out
  if (state == 5) return 0;
  if (state < 0) return 1;
  return state > 1000 ? 2 : 3;
}

int copy_from(const struct ops *ops, const char *name) {
  char buffer[8] = {0};
  if (ops == NULL || ops->open == NULL) return -1;
  int handle = ops->open(name);
  if (handle < 0) return -2;
  int total = 0, n;
  while ((n = ops->read(handle, buffer, 8)) > 0) {
    if (n > 8) {
      total = -3;
      break;
    }
    if (buffer[0] == '!') {
      total = -4;
      break;
    }
    total += n;
    if (total > 40) break;
  }
  if (ops->close != NULL) ops->close(handle);
  if (total > 48) return -5; // infeasible: 17:T - at most 8 past 40
  return total;
}

static int count_one(int value, void *context) {
  struct counter *c = context;
  c->seen++;
  if (value == c->wanted) c->matches++;
  return c->matches < 3;
}

int count_matches(int wanted) {
  struct counter c = {0, 0, wanted};
  for_each(count_one, &c);
  if (c.seen == 0) return -1;
  if (c.matches == 0) return 0;
  if (c.matches == c.seen) return 1;
  if (c.wanted != wanted) return 2;
  return 3;
}

static int last_event;
static int events;

static void note_event(void *context, int event) {
  last_event = event;
  events++;
  if (context != NULL) *(int *)context = event;
}

int wait_for_event(void) {
  int event = 0;
  last_event = 0;
  on_event(note_event, &event);
  if (last_event != 0) return 1;
  run_loop();
  if (last_event == 0) return event == 0 ? 0 : 2;
  if (last_event < 0) return -1;
  return 3;
}

int events_later(void) {
  int before = events;
  run_loop();
  if (events == before) return 0;
  return 1;
}

static int secret_total;

static int add_secret(int value, void *context) {
  (void)context;
  if (value < 0 || value > 9) return 0;
  if (secret_total > 100) return 0;
  secret_total += value;
  return 1;
}

int total_of_digits(void) {
  secret_total = 0;
  for_each(add_secret, NULL);
  if (secret_total < 0) return -1; // infeasible: 3:T - it only rises from 0
  if (secret_total > 109) return -2; // infeasible: 5:T - at most 9 past 100
  if (secret_total > 50) return 2;
  return secret_total == 0 ? 0 : 1;
}

static int compare_ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x < y) return -1;
  if (x > y) return 1;
  return 0;
}

int sorted_median(int a, int b, int c) {
  int row[3] = {a, b, c};
  qsort(row, 3, sizeof row[0], compare_ints);
  if (row[0] > row[1]) return -1; // infeasible: 3:T - sorted
  if (row[1] > row[2]) return -2; // infeasible: 5:T - sorted
  if (row[0] == row[2]) return 0;
  return row[1] > 0 ? 1 : 2;
}

int search_table(int key) {
  static const int primes[5] = {2, 3, 5, 7, 11};
  const int *found = bsearch(&key, primes, 5, sizeof primes[0], compare_ints);
  if (found == NULL) return -1;
  if (*found != key) return -2; // infeasible: 4:T - bsearch compared equal
  if (key == 11) return 5;
  return (int)(found - primes);
}

static void rearm(struct timer *t) {
  if (t->rounds > 0) t->rounds--;
}

int start_timer(struct timer *t, int rounds) {
  if (rounds <= 0 || rounds > 100) return -1;
  t->expired = rearm;
  t->rounds = rounds;
  tick();
  if (t->expired == NULL) return 1;
  if (t->rounds == 0) return 2;
  if (t->rounds > 100) return 3;
  return 0;
}

int fire(struct timer *t) {
  if (t->expired == NULL) return -1;
  int before = t->rounds;
  t->expired(t);
  if (t->rounds < before) return 1;
  if (t->rounds > before) return 2;
  if (t->expired == NULL) return 3;
  return 0;
}

static int is_even(int n) { return n % 2 == 0; }

int kept_numbers(void) {
  set_filter(is_even);
  int n = next_kept();
  if (!is_even(n)) return -1;
  if (n == 0) return 0;
  if (n % 2 == 1) return 2; // infeasible: 7:T - even here
  return 1;
}

static int sum_limit = 10;

static int stop_at_limit(int value, void *context) {
  int *sum = context;
  if (value <= 0 || value > 1000) return -1;
  if (*sum > sum_limit) return 1;
  *sum += value;
  return 0;
}

int walk_sum(int root) {
  int sum = 0;
  int result = walk_tree(root, stop_at_limit, &sum);
  if (result < 0) return -1;
  if (sum == 0) return 0;
  if (sum < 0) return -2;
  if (result == 1 && sum > 10) return 1;
  return 2;
}

static int ended;
static void mark_end(void) { ended = 1; }

int not_yet_ended(void) {
  ended = 0;
  if (atexit(mark_end) != 0) return -1;
  if (ended) return -2; // infeasible: 4:T - atexit does not call it
  at_end(mark_end);
  if (ended) return 1;
  return 0;
}

int dispatch(int (*handlers[3])(void), int which) {
  if (which < 0 || which > 2) return -1;
  if (handlers[which] == NULL) return -2;
  int result = handlers[which]();
  if (result == 0) return 0;
  if (handlers[which] == NULL) return 1;
  return result > 0 ? 2 : 3;
}
