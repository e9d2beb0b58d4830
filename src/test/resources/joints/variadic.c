#include <stdarg.h>

int report(int level, const char *format, ...);
int vreport(int level, const char *format, va_list arguments);
void keep(va_list *arguments);

int log_it(int level, const char *format, ...) {
  va_list list;
  int done;
  if (level < 2) return 0;
  va_start(list, format);
  done = vreport(level, format, list);
  va_end(list);
  return done > 0 ? done : -1;
}

int twice(int level) {
  int n = report(level, "%d\n", level);
  return n == level ? 1 : 2;
}

void hold(va_list *arguments) {
  if (arguments != 0) keep(arguments);
}
