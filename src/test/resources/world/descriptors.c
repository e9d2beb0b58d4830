/* Descriptors: short reads, interrupted calls, failures. */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/select.h>
#include <sys/types.h>
#include <unistd.h>

void log_line(const char *text);

int read_fully(int fd, char *into, size_t size) {
  size_t have = 0;
  while (have < size) {
    ssize_t n = read(fd, into + have, size - have);
    if (n < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (n == 0) return have == 0 ? 0 : 3;
    have += (size_t)n;
  }
  if (have > size) return -2; // infeasible: 11:T - read gives at most what is asked for
  return 2;
}

int read_once(int fd) {
  char block[16];
  ssize_t n = read(fd, block, sizeof block);
  if (n == -1) return errno == EAGAIN ? -2 : -1;
  if (n < -1) return -3; // infeasible: 5:T - -1 or a count
  if (n > 16) return -4; // infeasible: 7:T - at most what was asked for
  if (n == 0) return 0;
  if (n < 16) return 1;
  return block[15] == '\n' ? 2 : 3;
}

int write_fully(int fd, const char *from, size_t size) {
  int tries = 0;
  while (size > 0) {
    ssize_t n = write(fd, from, size);
    if (n < 0) {
      if (errno == EINTR) continue;
      return errno == ENOSPC ? -2 : -1;
    }
    if (n == 0 && ++tries > 2) return -3;
    if ((size_t)n > size) return -4; // infeasible: 10:T - at most what was asked for
    from += n;
    size -= (size_t)n;
  }
  return 0;
}

int lock_file(const char *path) {
  int fd = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
  if (fd < -1) return -4; // infeasible: 2:T - -1 or a descriptor
  if (fd < 0) {
    if (errno == EEXIST) return 1;
    return errno == EACCES ? -1 : -2;
  }
  if (close(fd) < 0) return -3;
  return 0;
}

int first_byte(const char *path) {
  int fd = open(path, O_RDONLY);
  if (fd == -1) return -1;
  unsigned char b = 0;
  ssize_t n = read(fd, &b, 1);
  close(fd);
  if (n < 0) return -2;
  if (n == 0) {
    if (b != 0) return -5; // infeasible: 10:T - nothing was read
    return -3;
  }
  if (n != 1) return -4; // infeasible: 13:T - at most one
  return b > 127 ? 1 : 0;
}

long size_of(int fd) {
  off_t here = lseek(fd, 0, SEEK_CUR);
  if (here == (off_t)-1) return errno == ESPIPE ? -2 : -1;
  off_t end = lseek(fd, 0, SEEK_END);
  if (end == (off_t)-1) return -3;
  if (lseek(fd, here, SEEK_SET) != here) return -4;
  if (end < here) return -5;
  return end - here > 100 ? 2 : 1;
}

int wait_byte(int fd, int tries) {
  char c;
  for (int i = 0; i < tries; i++) {
    ssize_t n = read(fd, &c, 1);
    if (n == 1) return c == 'q' ? 1 : 2;
    if (n == 0) return 0;
    if (errno != EAGAIN && errno != EINTR) return -1;
    log_line("again");
  }
  return -2;
}

int make_pipe(void) {
  int ends[2] = {-1, -1};
  if (pipe(ends) != 0) {
    if (errno == EMFILE) return -1;
    return -2;
  }
  if (ends[0] < 0 || ends[1] < 0) return -3; // infeasible: 6.1:T, 6.2:T - two descriptors
  if (ends[0] == ends[1]) return -4; // infeasible: 8:T - both are open
  int result = write(ends[1], "x", 1) == 1 ? 0 : 2;
  close(ends[0]);
  close(ends[1]);
  return result;
}

int duplicate(int fd) {
  int copy = dup(fd);
  if (copy < 0) return errno == EBADF ? -1 : -2;
  if (copy == fd) return -3; // infeasible: 5:T - fd is open, so it is another one
  if (close(copy) != 0) return 1;
  return 0;
}

int read_length(int fd) {
  uint8_t head[2];
  uint8_t body[64];
  if (read(fd, head, 2) != 2) return -1;
  unsigned length = (unsigned)head[0] << 8 | head[1];
  if (length == 0) return 0;
  if (length > sizeof body) return -2;
  ssize_t n = read(fd, body, length);
  if (n < 0) return -3;
  if ((size_t)n < length) return 1;
  if ((size_t)n > 64) return -4; // infeasible: 13:T - at most length
  return body[0] == body[length - 1] ? 2 : 3;
}

int nonblocking(int fd) {
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0) return -1;
  if (flags & O_NONBLOCK) return 1;
  if (fcntl(fd, F_SETFL, flags | O_NONBLOCK) == -1) return -2;
  if (flags & O_NONBLOCK) return -3; // infeasible: 8:T - asked before
  return 0;
}

int is_terminal(int fd) {
  if (!isatty(fd)) return errno == EBADF ? -1 : 0;
  if (fd > 2) return 2;
  return 1;
}

int who_am_i(void) {
  pid_t me = getpid();
  pid_t parent = getppid();
  if (me <= 0) return -1; // infeasible: 3:T - process numbers are positive
  if (getpid() != me) return -2; // infeasible: 5:T - it stays the same
  if (parent == 1) return 1;
  if (geteuid() == 0) return 2;
  return 0;
}

int change_folder(const char *path) {
  char before[64];
  if (getcwd(before, sizeof before) == NULL) return errno == ERANGE ? -2 : -1;
  if (before[0] != '/') return 3; // infeasible: 4:T - an absolute path
  if (chdir(path) != 0) return errno == ENOENT ? 1 : 2;
  return 0;
}

int owner_is_a_group(int fd) {
  int owner = fcntl(fd, F_GETOWN);
  if (owner == -1) return -1;
  if (owner < 0) return 1;
  return 0;
}

int ready_in_several_sets(int n, fd_set *in, fd_set *out) {
  int ready = select(n, in, out, NULL, NULL);
  if (ready < 0) return -1;
  if (ready > n) return 1;
  return 0;
}
