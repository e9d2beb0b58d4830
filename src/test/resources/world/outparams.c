/* Out-parameters: callees that are only declared write through the pointers that they are given. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

int parse_level(const char *text, int *level);
void get_size(int *width, int *height);
int lookup(const char *key, const char **value);
int read_climate(double *temperature, double *humidity);
void negotiate(unsigned *rate);
void enter(int *watched);
void tick(void);
void peek(const int *value);
int choose(int **slot);
void fill(int *row, int n);
int divide(long a, long b, long *quotient, long *remainder);
_Bool try_lock(int id, _Bool *was_held);
int next_pair(int *key, int *value);
void open_window(void **handle);
size_t decode(const unsigned char *in, size_t n, unsigned *code);

int configured_level(const char *text) {
  int level = 0;
  if (parse_level(text, &level) != 0) return -1;
  if (level == 0) return 0;
  if (level < 0) return -2;
  if (level > 9) level = 9;
  if (level > 9) return -3; // infeasible: 10:T - cut off above
  return level;
}

int classify_size(void) {
  int w = 0, h = 0;
  get_size(&w, &h);
  if (w <= 0 || h <= 0) return -1;
  if (w == h) return 0;
  if (w > h) return 1;
  if (h > w) return 2; // infeasible: 10:F - trichotomy
  return 3;
}

int find_color(const char *key) {
  const char *value = NULL;
  int status = lookup(key, &value);
  if (status < 0) return status;
  if (value == NULL) return -100;
  if (strcmp(value, "red") == 0) return 1;
  if (strcmp(value, "blue") == 0) return 2;
  if (value[0] == 'r' && value[1] == 'e' && value[2] == 'd' && value[3] == '\0') return 3; // infeasible: 11.4:T - red was returned
  return 0;
}

int comfort(void) {
  double t = 20.0, h = 50.0;
  if (!read_climate(&t, &h)) return -1;
  if (t != t || h != h) return -2;
  if (h < 0.0 || h > 100.0) return -3;
  if (t > 18.0 && t < 26.0 && h < 60.0) return 1;
  if (h > 200.0) return 2; // infeasible: 11:T - refused above
  return 0;
}

unsigned agreed_rate(void) {
  unsigned rate = 9600;
  negotiate(&rate);
  if (rate == 0) return 1;
  if (rate > 9600) return 2;
  if (rate % 300 != 0) return 3;
  if (rate == 9600) return 4;
  unsigned half = rate / 2;
  if (half > 4800) return 5; // infeasible: 12:T - at most 9600
  return rate;
}

int watched_value(void) {
  int watched = 3;
  enter(&watched);
  watched = 0;
  tick();
  if (watched != 0) return 1;
  return 0;
}

int unwatched_value(void) {
  int own = 3;
  int *p = &own;
  tick();
  if (*p != 3) return 1; // infeasible: 4:T - nobody outside knows own
  *p += 1;
  tick();
  if (own != 4) return 2; // infeasible: 8:T - nobody outside knows own
  return 0;
}

int only_looked_at(void) {
  const int limit = 12;
  peek(&limit);
  if (limit != 12) return 1; // infeasible: 3:T - defined const
  int other = limit;
  if (other > 11) return 2; // infeasible: 6:F - it is 12
  return 0;
}

int chosen_slot(void) {
  int a = 1, b = 2;
  int *slot = &a;
  if (choose(&slot) < 0) return -1;
  if (slot == NULL) return 0;
  if (slot == &b) return -2; // infeasible: 8:T - nobody outside knows b
  if (slot == &a) return 1;
  return *slot > 0 ? 2 : 3;
}

int second_half(void) {
  int row[6] = {1, 2, 3, 4, 5, 6};
  fill(row + 3, 3);
  if (row[4] != 5) return 1;
  if (row[5] < 0) return 2;
  int sum = row[3] == 4 ? row[4] : 0;
  if (row[4] != 5) return 3; // infeasible: 9:T - asked before, nothing between
  return sum;
}

int ratio_class(long a, long b) {
  long q, r;
  if (b == 0) return -1;
  if (divide(a, b, &q, &r) != 0) return -2;
  if (r == 0) return q == 1 ? 1 : 2;
  if (q < 0) return 3;
  if (r == 0) return 4; // infeasible: 10:T - returned above
  return 0;
}

int lock_twice(int id) {
  _Bool held = 0;
  if (!try_lock(id, &held)) return held ? 1 : -1;
  int flag = held;
  if (flag > 1) return 5; // infeasible: 6:T - a _Bool is 0 or 1
  if (!try_lock(id, &held)) return 2;
  return held ? 3 : 4;
}

int sum_of_pairs(int wanted) {
  int key, value, sum = 0, n = 0;
  while (next_pair(&key, &value)) {
    if (key != wanted) continue;
    if (value < 0 || value > 1000) return -1;
    sum += value;
    if (++n == 10) break;
  }
  if (n == 0) return -2;
  if (sum > 10000) return -3; // infeasible: 11:T - ten of at most 1000
  return sum == 10000;
}

int open_twice(void) {
  void *one = NULL, *two = NULL;
  open_window(&one);
  if (one == NULL) return -1;
  open_window(&two);
  if (two == NULL) return -2;
  if (one == two) return 0;
  return 1;
}

int scanned_number(const char *text) {
  int n = -1;
  if (sscanf(text, "%d", &n) != 1) {
    if (n != -1) return -3; // infeasible: 3:T - nothing was converted
    return -1;
  }
  if (n < 0) return -2;
  int seen = n;
  tick();
  if (n != seen) return 5; // infeasible: 10:T - sscanf keeps no pointer
  return n > 100 ? 2 : 1;
}

struct device { int state; int errors; const char *name; };

int poll_device(struct device *d) {
  if (d->state != 0) return -1;
  tick();
  if (d->state == 1) return 1;
  if (d->state != 0) return 2;
  if (d->errors > 3) return 3;
  return 0;
}

int decode_all(const unsigned char *in, size_t n) {
  unsigned code = 0;
  int codes = 0;
  if (n > 8) return -1;
  while (n > 0) {
    size_t used = decode(in, n, &code);
    if (used == 0 || used > n) return -2;
    if (code > 0x10FFFF) return -3;
    in += used;
    n -= used;
    codes++;
  }
  if (codes > 8) return -4; // infeasible: 14:T - each uses one of at most 8
  return codes;
}
