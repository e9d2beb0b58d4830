/* What the machine builds in, played by the real library, so that the models run as plain programs. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
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

long __hw_read(int descriptor, void *buffer, size_t size) {
  return with_errno(read(descriptor, buffer, size));
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

struct source {
  int (*next)(void *source);
  void *source;
};

static ssize_t read_one(void *cookie, char *buffer, size_t size) {
  struct source *from = cookie;
  int c = from->next(from->source);
  buffer[0] = (char)c;
  return size > 0 && c != EOF;
}

int __hw_scan(int (*next)(void *), void (*back)(int, void *), void *source, const char *format, va_list arguments) {
  struct source from = {next, source};
  FILE *stream = fopencookie(&from, "r", (cookie_io_functions_t){.read = read_one});
  setvbuf(stream, NULL, _IONBF, 0);
  int count = vfscanf(stream, format, arguments);
  if (stream->_IO_read_ptr < stream->_IO_read_end) back((unsigned char)*stream->_IO_read_ptr, source);
  fclose(stream);
  return count;
}

long __hw_clock(void) { return 12345; }

long __hw_time(void) { return 1700000000; }
