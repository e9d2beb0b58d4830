/* Weak symbols that nothing defines are NULL in the program; defined ones are not. */
#include <stdio.h>

extern int hook(int event) __attribute__((weak));
extern int level __attribute__((weak));
extern const int table[4] __attribute__((weak));
extern int strtol_like(const char *text) __attribute__((weak));
extern unsigned long strlen(const char *text) __attribute__((weak));
int given(void) __attribute__((weak));
static int (*const kept)(int) = hook;
static int *const place = &level;
static int behind(void) { return 3; }
int alias(void) __attribute__((weak, alias("behind")));

int given(void) { return 4; }

int main(void) {
  printf("%d %d %d\n", hook != 0, &level != 0, table != 0);
  printf("%d %d %d\n", kept == 0, place == 0, strtol_like ? 1 : 0);
  printf("%d %d\n", strlen != 0, strlen && strlen("four") == 4);
  printf("%d %d\n", given != 0, given());
  printf("%d %d\n", alias != 0, alias());
  if (hook) return hook(1);
  int *at = &level;
  if (at) *at = 2;
  return kept ? kept(2) : 5;
}
