// vprintf, vsprintf, vsnprintf, vfprintf and vsscanf behind functions of one's own.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int lines;

static int say(const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  printf("%d> ", ++lines);
  int n = vprintf(format, ap);
  va_end(ap);
  putchar('\n');
  return n;
}

static char *format_to(char *out, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  vsprintf(out, format, ap);
  va_end(ap);
  return out;
}

static int bounded(char *out, size_t room, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = vsnprintf(out, room, format, ap);
  va_end(ap);
  return n;
}

static int to_stream(FILE *f, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = vfprintf(f, format, ap);
  va_end(ap);
  return n;
}

static int scan(const char *text, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = vsscanf(text, format, ap);
  va_end(ap);
  return n;
}

int main(void) {
  char out[64];
  printf("%d\n", say("plain"));
  printf("%d\n", say("%s %d %c", "three", 3, '!'));
  say("%g %ld %5.2f %x", 1.5, 1L << 33, 2.0 / 3, 0xabc);
  puts(format_to(out, "<%-5s|%5s>", "ab", "cd"));
  printf("%d ", bounded(out, 6, "%s", "longer than six"));
  puts(out);
  printf("%d\n", to_stream(stdout, "%d%d ", 1, 2));
  to_stream(stderr, "not on the standard output %d\n", 5);
  int a = 0;
  double d = 0;
  char word[10] = "";
  printf("%d ", scan("12 3.5 word", "%d %lf %9s", &a, &d, word));
  printf("%d %g %s\n", a, d, word);
  printf("%d\n", scan("x", "%d", &a));
  return say("%*d %.*s", 5, 42, 2, "cut");
}
