/* Linked to a program so that its counters are written however it ends: by a signal, by _exit, by
   quick_exit. The linker's --wrap leads the calls here. */
#include <signal.h>
#include <stdlib.h>

void __gcov_dump(void);
void __real__exit(int status);
void __real__Exit(int status);
int __real_raise(int number);

static void end(int number) {
  __gcov_dump();
  signal(number, SIG_DFL);
  __real_raise(number);
}

__attribute__((constructor)) static void prepare(void) {
  signal(SIGABRT, end);
  signal(SIGSEGV, end);
  signal(SIGFPE, end);
  signal(SIGILL, end);
  signal(SIGTRAP, end);
  at_quick_exit(__gcov_dump);
}

void __wrap__exit(int status) {
  __gcov_dump();
  __real__exit(status);
}

void __wrap__Exit(int status) {
  __gcov_dump();
  __real__Exit(status);
}

static int ends(int number) {
  struct sigaction action;
  sigaction(number, NULL, &action);
  return action.sa_handler == SIG_DFL && number != SIGCHLD && number != SIGURG;
}

int __wrap_raise(int number) {
  if (ends(number)) __gcov_dump();
  return __real_raise(number);
}

/* A handler of the program's own comes first; the counters are written when it has returned. */
void __wrap_abort(void) {
  __real_raise(SIGABRT);
  end(SIGABRT);
  for (;;) continue;
}
