/* err.h: messages with the program's name in front. */

typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;

extern FILE *stderr;
extern char *__progname;
extern int *__errno_location(void);
extern char *strerror(int number);
extern int fprintf(FILE *stream, const char *format, ...);
extern int vfprintf(FILE *stream, const char *format, va_list arguments);
extern void exit(int status);

void vwarnx(const char *format, va_list arguments) {
  fprintf(stderr, "%s: ", __progname);
  if (format != 0) {
    vfprintf(stderr, format, arguments);
  }
  fprintf(stderr, "\n");
}

/* Says what errno means, too. */
void vwarn(const char *format, va_list arguments) {
  int number = *__errno_location();
  fprintf(stderr, "%s: ", __progname);
  if (format != 0) {
    vfprintf(stderr, format, arguments);
    fprintf(stderr, ": ");
  }
  fprintf(stderr, "%s\n", strerror(number));
}

void verrx(int status, const char *format, va_list arguments) {
  vwarnx(format, arguments);
  exit(status);
}

void verr(int status, const char *format, va_list arguments) {
  vwarn(format, arguments);
  exit(status);
}

void warnx(const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  vwarnx(format, arguments);
  __builtin_va_end(arguments);
}

void warn(const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  vwarn(format, arguments);
  __builtin_va_end(arguments);
}

void errx(int status, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  vwarnx(format, arguments);
  __builtin_va_end(arguments);
  exit(status);
}

void err(int status, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  vwarn(format, arguments);
  __builtin_va_end(arguments);
  exit(status);
}
