/* What the machine builds in, played by the real library, so that the models run as plain programs. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
extern int hw_main(int argc, char **argv, char **environment);
extern void hw___hw_start(int argc, char **argv, char **environment);
extern void hw_exit(int status);
extern int *hw___errno_location(void);

int main(int argc, char **argv) {
  hw___hw_start(argc, argv, environ);
  hw_exit(hw_main(argc, argv, environ));
}

/* The models have an errno of their own. */
static long with_errno(long result) {
  *hw___errno_location() = errno;
  return result;
}

void __hw_apart(const void *left, const void *right, size_t size) {
  (void)left;
  (void)right;
  (void)size;
}

void *__hw_allocate(size_t size) { return malloc(size); }

void *__hw_resize(void *block, size_t size) { return realloc(block, size); }

long __hw_read(int descriptor, void *buffer, size_t size) {
  return with_errno(read(descriptor, buffer, size));
}

int __hw_numeral(int bits, int is_signed, unsigned long *value) {
  (void)bits;
  (void)is_signed;
  (void)value;
  return 0;
}

long __hw_write(int descriptor, const void *buffer, size_t size) {
  return with_errno(write(descriptor, buffer, size));
}

void __hw_die_of_signal(int number) {
  signal(number, SIG_DFL);
  kill(getpid(), number);
}

long __hw_format(char **text, const char *format, va_list arguments) {
  errno = *hw___errno_location();
  return with_errno(vasprintf(text, format, arguments));
}

double __hw_strtod(const char *text, char **end) {
  errno = *hw___errno_location();
  double value = strtod(text, end);
  with_errno(0);
  return value;
}

float __hw_strtof(const char *text, char **end) {
  errno = *hw___errno_location();
  float value = strtof(text, end);
  with_errno(0);
  return value;
}

long double __hw_strtold(const char *text, char **end) {
  errno = *hw___errno_location();
  long double value = strtold(text, end);
  with_errno(0);
  return value;
}

long __hw_clock(void) { return 12345; }

long __hw_time(void) { return 1700000000; }
