/* C17 7.21.6.1p8: by %n, what prints stores how much it has printed. */
#include <stdarg.h>
#include <stdio.h>

int counted(void) {
  int n = -1;
  printf("abc%n", &n);
  if (n == 3) return 1; // untestable: 3:F - only where printing fails
  return 0;
}

int not_counted(void) {
  int n = -1;
  printf("%d%%n", n);
  if (n == 3) return 1; // infeasible: 3:T - nothing is stored
  return 0;
}

static void print(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

int counted_for(void) {
  int n = -1;
  print("ab%n", &n);
  if (n == 2) return 1; // untestable: 3:F - only where printing fails
  return 0;
}
