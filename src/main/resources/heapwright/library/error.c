/* error.h: messages that may end the program. */

typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;

extern FILE *stdout;
extern FILE *stderr;
extern char *program_invocation_name;
extern char *strerror(int number);
extern int fflush(FILE *stream);
extern int fprintf(FILE *stream, const char *format, ...);
extern int vfprintf(FILE *stream, const char *format, va_list arguments);
extern void exit(int status);

unsigned int error_message_count;
void (*error_print_progname)(void);

static void begin(void) {
  fflush(stdout);
  if (error_print_progname != 0) {
    error_print_progname();
  } else {
    fprintf(stderr, "%s:", program_invocation_name);
  }
}

static void finish(int status, int number, const char *format, va_list arguments) {
  vfprintf(stderr, format, arguments);
  error_message_count++;
  if (number != 0) {
    fprintf(stderr, ": %s", strerror(number));
  }
  fprintf(stderr, "\n");
  if (status != 0) {
    exit(status);
  }
}

void error(int status, int number, const char *format, ...) {
  va_list arguments;
  begin();
  fprintf(stderr, "%s", error_print_progname != 0 ? "" : " ");
  __builtin_va_start(arguments, format);
  finish(status, number, format, arguments);
  __builtin_va_end(arguments);
}

void error_at_line(
    int status, int number, const char *file, unsigned int line, const char *format, ...) {
  va_list arguments;
  begin();
  if (file != 0) {
    fprintf(stderr, "%s:%u: ", file, line);
  } else {
    fprintf(stderr, " ");
  }
  __builtin_va_start(arguments, format);
  finish(status, number, format, arguments);
  __builtin_va_end(arguments);
}
