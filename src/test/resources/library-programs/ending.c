/* How a program can end: each child prints what its handlers see, and the parent its status. */
#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void first(void) { puts("first"); }
static void nested(void) { puts("nested"), atexit(first); }
static void again(void) { puts("again"), exit(9); }
static void informed(int status, void *word) { printf("status %d %s\n", status, (char *)word); }

static void shown(int number) { printf("signal %d\n", number); }
static void raising(int number) {
  static int calls;
  int mine = ++calls;
  printf("in %d\n", mine);
  if (mine < 3) raise(number);
  printf("out %d\n", mine);
}
static void detailed(int number, siginfo_t *information, void *context) {
  printf("%d %d %d\n", number, information->si_signo, information->si_code);
}

static void case_of(int which) {
  sigset_t set, old;
  struct sigaction action = {0};
  switch (which) {
    case 0: atexit(first), atexit(nested), on_exit(informed, "word"), exit(300);
    case 1: atexit(first), atexit(again), exit(1);
    case 2: atexit(first), at_quick_exit(nested), puts("lost"), quick_exit(2);
    case 3: atexit(first), puts("lost"), _Exit(3);
    case 4: puts("lost"), signal(SIGABRT, shown), abort();
    case 5: fflush(stdout), assert(which == 4 && "reason");
    case 6: signal(SIGABRT, SIG_IGN), abort();
    case 7: signal(SIGINT, shown), raise(SIGINT), raise(SIGINT), exit(raise(SIGTERM));
    case 8: printf("%d ", signal(SIGUSR1, SIG_IGN) == SIG_DFL), printf("%d\n", signal(SIGUSR1, shown) == SIG_IGN), raise(SIGUSR1); break;
    case 9: printf("%d ", signal(SIGKILL, shown) == SIG_ERR), printf("%d\n", errno), printf("%d %d\n", signal(99, shown) == SIG_ERR, raise(-1)); break;
    case 10: signal(SIGUSR1, raising), raise(SIGUSR1); break;
    case 11: raise(SIGCHLD), raise(SIGWINCH), raise(SIGCONT), raise(0), puts("alive"); break;
    case 12: puts("lost"), raise(SIGSEGV);
    case 13:
      action.sa_sigaction = detailed, action.sa_flags = SA_SIGINFO | SA_RESETHAND;
      sigemptyset(&action.sa_mask), sigaction(SIGUSR2, &action, NULL);
      raise(SIGUSR2), sigaction(SIGUSR2, NULL, &action), printf("%d\n", action.sa_handler == SIG_DFL), fflush(stdout);
      raise(SIGUSR2);
    case 14:
      signal(SIGUSR1, shown), signal(SIGUSR2, shown), sigemptyset(&set), sigaddset(&set, SIGUSR1);
      sigprocmask(SIG_BLOCK, &set, &old), raise(SIGUSR1), raise(SIGUSR2), puts("blocked");
      sigpending(&set), printf("%d %d\n", sigismember(&set, SIGUSR1), sigismember(&set, SIGUSR2));
      sigprocmask(SIG_SETMASK, &old, NULL), puts("free");
      sigfillset(&set), printf("%d %d %d ", sigismember(&set, 64), sigismember(&set, 32), sigdelset(&set, 2)), printf("%d\n", sigismember(&set, 2));
      break;
    case 15: sysv_signal(SIGUSR1, shown), raise(SIGUSR1), fflush(stdout), raise(SIGUSR1);
    case 16: errno = ENOENT, perror("file"), errno = EINTR, perror(""), errno = EDOM, perror(NULL), errno = 999, perror("odd"); break;
    case 17: fclose(stdout), exit(puts("x") == EOF ? 6 : 7);
    case 18: printf("%s %s\n", program_invocation_name, program_invocation_short_name); break;
    case 19: exit(fopen("/nowhere/at/all", "r") == NULL);
  }
  exit(11);
}

static void environment(void) {
  char own[] = "OWN=1";
  printf("%s %s\n", getenv("GREETING"), getenv("MISSING"));
  setenv("GREETING", "ignored", 0), puts(getenv("GREETING"));
  setenv("GREETING", "changed", 1), puts(getenv("GREETING"));
  setenv("NEW", "v", 1), putenv(own), own[4] = '7', printf("%s %s\n", getenv("OWN"), getenv("NEW"));
  printf("%d %d ", setenv("", "x", 1), unsetenv("a=b")), printf("%d\n", putenv("NEW")), printf("%d\n", errno);
  printf("%s %s %s\n", getenv("NEW"), getenv("GREETING"), getenv(""));
  clearenv(), printf("%s\n", getenv("GREETING")), setenv("A", "B", 1), puts(getenv("A"));
}

int main(void) {
  dup2(1, 2);
  for (int i = 0; i < 20; i++) {
    int status;
    dprintf(1, "-- %d\n", i);
    if (fork() == 0) case_of(i);
    wait(&status);
    dprintf(1, "%x\n", status & 0xff7f);
  }
  environment();
  return 12;
}
