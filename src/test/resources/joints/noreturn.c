#include <stdnoreturn.h>
#include <stdlib.h>
#include <assert.h>

noreturn void die(const char *why, int status);
_Noreturn extern void stop(void);
void leave(int) __attribute__((noreturn));

int checked(int n) {
  if (n < 0) die("negative", 2);
  if (n == 7) stop();
  if (n == 9) leave(n);
  return n * 2;
}

int asserted(int n) {
  assert(n > 3);
  return n - 3;
}

int aborted(const char *text) {
  if (text == NULL) abort();
  if (*text == 'x') exit(3);
  return *text;
}
