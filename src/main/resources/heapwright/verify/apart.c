/* Linked to a program of tests so that they cannot disturb one another: each test that it forks gets
   a folder (run-1, run-2, ... in the order in which they start) and a process group of its own, so
   many seconds, and takes what it has started with it when it ends. The linker's --wrap leads the
   calls here. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

pid_t __real_fork(void);
pid_t __real_waitpid(pid_t child, int *status, int options);

/* Counts what the next test takes in a file of its own, where outcomes are counted. */
__attribute__((weak)) void __hw_probes_begin(const char *file);

static pid_t starter;
static int tests;

__attribute__((constructor)) static void prepare(void) { starter = getpid(); }

/* Allocates nothing: a test finds the heap as it would without us. */
static void settle(void) {
  static char prefix[PATH_MAX + 32] = "GCOV_PREFIX=";
  char *here = prefix + strlen(prefix);
  char folder[32];
  setpgid(0, 0);
  signal(SIGINT, SIG_DFL);
  snprintf(folder, sizeof folder, "run-%d", tests);
  if (chdir(folder) != 0 || getcwd(here, PATH_MAX) == NULL) {
    fprintf(stderr, "cannot work in %s: %s\n", folder, strerror(errno));
    kill(getpid(), SIGKILL);
  }
  if (getenv("GCOV_PREFIX") != NULL) putenv(prefix);
}

pid_t __wrap_fork(void) {
  pid_t child;
  char probes[32];
  if (getpid() != starter) return __real_fork();
  tests++;
  snprintf(probes, sizeof probes, "probes-%d", tests);
  if (__hw_probes_begin) __hw_probes_begin(probes);
  child = __real_fork();
  if (child == 0) settle();
  return child;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

pid_t __wrap_waitpid(pid_t child, int *status, int options) {
  const char *seconds = getenv("HW_SECONDS");
  struct timespec pause = {0, 100000};
  long long last;
  pid_t ended;
  if (getpid() != starter || seconds == NULL) return __real_waitpid(child, status, options);
  last = now() + atoi(seconds) * 1000000000LL;
  while ((ended = __real_waitpid(child, status, options | WNOHANG)) == 0 && now() < last) {
    nanosleep(&pause, NULL);
    if (pause.tv_nsec < 2000000) pause.tv_nsec += pause.tv_nsec / 4;
  }
  if (ended == 0) fprintf(stderr, "test %d does not end within %s seconds\n", tests, seconds);
  kill(-child, SIGKILL);
  return ended == 0 ? __real_waitpid(child, status, options) : ended;
}

/* Asked by the leak sanitizer when a process ends; a 1 for each test that is known to leak. */
int __lsan_is_turned_off(void) {
  const char *leaks = getenv("HW_LEAKS");
  return getpid() != starter && leaks != NULL && (int)strlen(leaks) >= tests &&
         leaks[tests - 1] == '1';
}
