/* unistd.h and fcntl.h: the three standard descriptors, and a process on its own. */

typedef unsigned long size_t;
typedef long ssize_t;

extern long __hw_read(int descriptor, void *buffer, size_t size);
extern long __hw_write(int descriptor, const void *buffer, size_t size);
extern int *__errno_location(void);
extern int raise(int signal);

enum { ESRCH = 3, EBADF = 9, EACCES = 13, EINVAL = 22, ENOTTY = 25, ESPIPE = 29 };
enum { OWN_PROCESS = 1000, OWN_PARENT = 999, PAGE = 4096 };
enum { SC_OPEN_MAX = 4, SC_PAGESIZE = 30, SC_NPROCESSORS_CONF = 83, SC_NPROCESSORS_ONLN = 84 };

static int refuse(int number) {
  *__errno_location() = number;
  return -1;
}

static int is_standard(int descriptor) { return descriptor >= 0 && descriptor <= 2; }

ssize_t read(int descriptor, void *buffer, size_t size) {
  return __hw_read(descriptor, buffer, size);
}

ssize_t write(int descriptor, const void *buffer, size_t size) {
  return __hw_write(descriptor, buffer, size);
}

/* The standard streams are pipes. */
int isatty(int descriptor) {
  refuse(is_standard(descriptor) ? ENOTTY : EBADF);
  return 0;
}

long lseek(int descriptor, long offset, int whence) {
  (void)offset;
  (void)whence;
  return refuse(is_standard(descriptor) ? ESPIPE : EBADF);
}

int close(int descriptor) { return is_standard(descriptor) ? 0 : refuse(EBADF); }

/* Files outside are refused for now. */
int open(const char *path, int flags, ...) {
  (void)path;
  (void)flags;
  return refuse(EACCES);
}

int access(const char *path, int mode) {
  (void)path;
  (void)mode;
  return refuse(EACCES);
}

int unlink(const char *path) {
  (void)path;
  return refuse(EACCES);
}

char *getcwd(char *buffer, size_t size) {
  (void)buffer;
  (void)size;
  refuse(EACCES);
  return 0;
}

int getpid(void) { return OWN_PROCESS; }

int getppid(void) { return OWN_PARENT; }

unsigned int getuid(void) { return OWN_PROCESS; }

unsigned int geteuid(void) { return OWN_PROCESS; }

unsigned int getgid(void) { return OWN_PROCESS; }

unsigned int getegid(void) { return OWN_PROCESS; }

/* The process itself, or its group, which has no other member. */
int kill(int process, int signal) {
  return process == OWN_PROCESS || process == 0 ? raise(signal) : refuse(ESRCH);
}

/* An alarm that never goes off. */
unsigned int alarm(unsigned int seconds) {
  (void)seconds;
  return 0;
}

int getpagesize(void) { return PAGE; }

long sysconf(int name) {
  switch (name) {
    case SC_OPEN_MAX: return 1024;
    case SC_PAGESIZE: return PAGE;
    case SC_NPROCESSORS_CONF:
    case SC_NPROCESSORS_ONLN: return 1;
    default: return refuse(EINVAL);
  }
}
