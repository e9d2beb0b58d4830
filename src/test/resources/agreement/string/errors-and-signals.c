// strerror, strsignal and other texts of the library.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int errors[] = {0, EPERM, ENOENT, EINTR, EIO, EBADF, ENOMEM, EACCES, EEXIST, EINVAL, ERANGE,
      EDOM, EAGAIN};
  for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
    printf("%d %s\n", errors[i], strerror(errors[i]));
  printf("%s\n", strerror(9999));
  printf("%s\n", strsignal(SIGSEGV));
  printf("%s\n", strsignal(SIGINT));
  char buffer[64];
  errno = ENOENT;
  printf("%s\n", strerror_r(EINVAL, buffer, sizeof buffer));
  printf("%d\n", errno);
  fflush(stdout);
  perror("goes to stderr");
  errno = EDOM;
  printf("%m\n");
  return (int)strlen(strerror(EDOM));
}
