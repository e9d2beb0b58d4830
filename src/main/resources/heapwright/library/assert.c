/* assert.h: what the macro calls when the condition does not hold. */

typedef struct _IO_FILE FILE;

extern FILE *stderr;
extern char *__progname;
extern int fprintf(FILE *stream, const char *format, ...);
extern char *strerror(int number);
extern void abort(void);

static void fail(
    const char *what, const char *detail, const char *after, const char *file, unsigned int line,
    const char *function) {
  fprintf(
      stderr,
      "%s%s%s:%u: %s%s%s%s%s\n",
      __progname,
      *__progname != '\0' ? ": " : "",
      file,
      line,
      function != 0 ? function : "",
      function != 0 ? ": " : "",
      what,
      detail,
      after);
  abort();
}

void __assert_fail(
    const char *condition, const char *file, unsigned int line, const char *function) {
  fail("Assertion `", condition, "' failed.", file, line, function);
}

void __assert_perror_fail(int number, const char *file, unsigned int line, const char *function) {
  fail("Unexpected error: ", strerror(number), ".", file, line, function);
}

void __assert(const char *condition, const char *file, int line) {
  __assert_fail(condition, file, (unsigned int)line, 0);
}
