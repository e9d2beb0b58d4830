/* Functions that take formats: compilers look at what tests pass them. */
#include <stdio.h>
void say(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
extern void emit_text(const char *);
static void __attribute__((format(printf, 2, 0))) warn(int level, const char *format, const char *a, const char *b) {
  if (level > 3) say(level, format, a, b);
}
int told(int level, const char *a) { warn(level, "%s %s", a, a); return level > 5 ? 1 : 0; }
void __attribute__((format(printf, 2, 3))) logged(int level, const char *format, ...) { if (level > 2) emit_text(format); }
