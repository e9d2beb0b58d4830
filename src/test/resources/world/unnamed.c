/* Arguments that no declaration names: callees write through those behind ..., or without prototype. */
#include <stdarg.h>
#include <stddef.h>
#include <sys/ioctl.h>

struct item {
  int kind;
  struct item *next;
};

int parse_args(const char *format, ...);
void report(const char *format, ...);
int old_style();
int old_pair();

int one_number(void) {
  int n = 0;
  parse_args("i", &n);
  if (n) return 1;
  return 0;
}

int number_and_item(const char *format) {
  int n;
  struct item *it;
  if (parse_args(format, &n, &it) != 2) return -1;
  if (n < 0) return 0;
  if (it == NULL) return 1;
  return it->kind == 3 ? 2 : 3;
}

int behind_a_double(double scale) {
  long total = 5;
  parse_args("dl", scale, &total);
  if (total == 5) return 0;
  if (total > 1000) return 1;
  return 2;
}

int const_is_kept(void) {
  const int fixed = 4;
  report("%d", &fixed);
  if (fixed == 4) return 0; // infeasible: 3:F - an object that is defined const
  return 1;
}

int values_are_kept(int n) {
  int copy = n;
  report("%d", copy);
  if (copy == n) return 0; // infeasible: 3:F - the callee has its value, not its address
  return 1;
}

int without_prototype(void) {
  int n = 0;
  old_style(&n);
  if (n == 8) return 1;
  return 0;
}

int without_prototype_twice(void) {
  int a = 1, b = 2;
  if (old_pair(&a, &b) < 0) return -1;
  if (a > b) return 1;
  return 0;
}

int bytes_to_read(int fd) {
  int n = 0;
  if (ioctl(fd, FIONREAD, &n) < 0) return -1;
  if (n > 3) return 1;
  return 0;
}

void take_list(int count, va_list list);

static void hand_on(int count, ...) {
  va_list list;
  va_start(list, count);
  take_list(count, list);
  va_end(list);
}

int written_from_a_list(void) {
  int n = -1;
  hand_on(1, &n);
  if (n == 3) return 1; // untestable: 3:T - no test writes through a list that was handed on
  return 0;
}
