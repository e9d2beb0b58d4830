/* errno: set by callees, at the start, and by the library. */
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int do_request(int id);
void log_line(const char *text);
char *fetch(const char *name);

int request_kind(int id) {
  errno = 0;
  if (do_request(id) == 0) return 0;
  switch (errno) {
    case EAGAIN:
    case EINTR:
      return 1;
    case ENOENT:
      return 2;
    case 0:
      return 3;
    default:
      return 4;
  }
}

int left_over(void) {
  if (errno == 0) return 0;
  if (errno == EIO) return 1;
  if (errno == 0) return 3; // infeasible: 5:T - nothing between
  return 2;
}

int cleared_by_callee(void) {
  errno = EINVAL;
  if (errno != EINVAL) return 9; // infeasible: 2:T - just set
  log_line("request");
  if (errno == 0) return 1;
  if (errno == EINVAL) return 2;
  return 3;
}

int never_cleared_by_library(const char *s) {
  errno = ERANGE;
  size_t n = strlen(s);
  puts("length");
  if (errno == 0) return 1; // infeasible: 4:T - no library function sets errno to zero
  return n > 3 ? 2 : 0;
}

int parse_port(const char *text, unsigned short *port) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno == ERANGE) return -1;
  if (end == text) return -2;
  if (*end != '\0') return -3;
  if (value < 1 || value > 65535) return -4;
  if (value > 70000) return -5; // infeasible: 11:T - refused above
  *port = (unsigned short)value;
  return 0;
}

int parse_limits(const char *text) {
  errno = 0;
  long value = strtol(text, NULL, 10);
  if (errno == ERANGE) {
    if (value == LONG_MAX) return 1;
    if (value == LONG_MIN) return 2; // infeasible: 6:F - one of the two
    return 3;
  }
  if (value == LONG_MAX) return 4;
  if (value == LONG_MIN) return 5;
  return 0;
}

int parse_constant(void) {
  char *end;
  errno = 0;
  long value = strtol("120x", &end, 10);
  if (errno != 0) return -1; // infeasible: 3:T - unchanged on success
  if (value != 120) return -2; // infeasible: 5:T - it is 120
  if (*end != 'x') return -3; // infeasible: 7:T - it stops there
  return 0;
}

int parse_unsigned(const char *text) {
  char *end;
  errno = 0;
  unsigned long value = strtoul(text, &end, 16);
  if (errno == ERANGE && value != ULONG_MAX) return -1; // infeasible: 3.2:T - what it returns then
  if (errno == ERANGE) return -2;
  if (end == text || *end != '\0') return -3;
  if (value > 0xFFFF) return 1;
  return value == 0 ? 2 : 0;
}

int parse_fraction(const char *text) {
  char *end;
  errno = 0;
  double value = strtod(text, &end);
  if (end == text) return -1;
  if (errno == ERANGE) return fabs(value) > 1.0 ? 2 : 3;
  if (value < 0) return 4;
  if (value > 1) return 5;
  return value == 0.5 ? 6 : 0;
}

int logarithm(double x) {
  errno = 0;
  double y = log(x);
  if (errno == EDOM) return -1;
  if (errno == ERANGE) return -2;
  if (y > 10) return 1;
  if (y < -10) return 2;
  return 0;
}

int retry_request(int id) {
  int tries = 0;
  int result;
  do {
    errno = 0;
    result = do_request(id);
    tries++;
  } while (result < 0 && errno == EINTR && tries < 5);
  if (tries > 5) return -2; // infeasible: 6:T - the loop ends there
  if (result < 0) return errno == EINTR ? -1 : -3;
  if (tries == 5) return 2;
  return tries > 1 ? 1 : 0;
}

int saved_errno(void) {
  int saved = errno;
  log_line("saving");
  int changed = errno != saved;
  errno = saved;
  if (errno != saved) return 2; // infeasible: 5:T - just restored
  if (changed) return 1;
  return 0;
}

int explain(int id) {
  if (do_request(id) >= 0) return 0;
  int code = errno;
  const char *text = strerror(code);
  if (text == NULL) return -1; // infeasible: 5:T - it always points to a text
  if (code == ENOENT) return 1;
  if (code == EPERM) return 2;
  return 3;
}

int remote_value(const char *name) {
  errno = 0;
  char *value = fetch(name);
  if (value == NULL) return errno == ENOENT ? 0 : errno == ENOMEM ? -1 : -2;
  if (errno != 0) return 1;
  if (value[0] == '0' && value[1] == '\0') return 2;
  return 3;
}

int closed_badly(int fd) {
  if (close(fd) == 0) return 0;
  if (errno == EBADF) return 1;
  if (errno == EINTR) return 2;
  if (errno == EIO) return 3;
  return 4;
}

int no_memory_says_so(void) {
  errno = 0;
  char *block = malloc(16);
  if (!block) return errno == ENOMEM ? 1 : 2; // infeasible: 5:F - POSIX: errno is ENOMEM
  free(block);
  return 0;
}

int interrupted_read(FILE *stream) {
  errno = 0;
  int c = fgetc(stream);
  if (c == EOF && errno == EINTR) return 1; // untestable: 3.2:T - no test makes a read of a stream fail
  return c;
}

int printed_badly(int n) {
  errno = 0;
  printf("%d\n", n);
  if (errno) return 1;
  return 0;
}

int allocated_with_errno(void) {
  errno = 0;
  char *block = malloc(16);
  int noisy = block != NULL && errno != 0; // untestable: 3.2:T - C17 7.5p3: errno may change on success
  free(block);
  return noisy;
}

int measured_with_errno(const char *text) {
  errno = 0;
  size_t n = strlen(text);
  if (errno != 0) return -1; // untestable: 3:T - C17 7.5p3: errno may change on success
  return n > 2;
}

int environment_with_errno(void) {
  errno = 0;
  const char *home = getenv("HOME");
  if (errno != 0) return -1;
  return home != NULL;
}
