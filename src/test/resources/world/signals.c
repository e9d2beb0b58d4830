/* Signals: handlers run at any time, installing them may fail. */
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

void step(void);
int next_job(void);

static volatile sig_atomic_t stop;
static volatile sig_atomic_t hangups;
static volatile sig_atomic_t last_signal;

static void on_stop(int number) {
  (void)number;
  stop = 1;
}

static void on_hangup(int number) {
  if (number == SIGHUP && hangups < 100) hangups++;
}

static void on_any(int number) {
  last_signal = number;
}

int run_until_stopped(int rounds) {
  stop = 0;
  if (signal(SIGINT, on_stop) == SIG_ERR) return -1;
  for (int i = 0; i < rounds; i++) {
    if (stop) return 1;
    step();
  }
  return 0;
}

int install_handler(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_any;
  sigemptyset(&action.sa_mask);
  if (sigaction(number, &action, NULL) != 0) return errno == EINVAL ? -1 : -2;
  return 0;
}

int raise_and_look(void) {
  last_signal = 0;
  if (signal(SIGUSR1, on_any) == SIG_ERR) return -1;
  if (raise(SIGUSR1) != 0) return -2;
  if (last_signal == SIGUSR1) return 1;
  return 0;
}

int previous_handler(void) {
  void (*before)(int) = signal(SIGTERM, SIG_IGN);
  if (before == SIG_ERR) return -1;
  if (before == SIG_IGN) return 1;
  if (before == SIG_DFL) return 0;
  if (before == on_stop) return 2;
  if (before == SIG_IGN) return 4; // infeasible: 10:T - asked before
  return 3;
}

int is_ignored(int number) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) < 0) return -1;
  if (old.sa_handler == SIG_IGN) return 1;
  if (old.sa_handler == SIG_DFL) return 0;
  if (old.sa_handler == SIG_IGN) return 3; // infeasible: 7:T - asked before
  return 2;
}

int count_hangups(void) {
  hangups = 0;
  if (signal(SIGHUP, on_hangup) == SIG_ERR) return -1;
  while (next_job()) step();
  if (hangups == 0) return 0;
  if (hangups > 2) return 2;
  return 1;
}

int blocked_section(void) {
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  if (sigismember(&set, SIGINT) != 1) return -4; // infeasible: 3:T - just put in
  if (sigismember(&set, SIGTERM)) return -3; // infeasible: 5:T - emptied before
  if (sigprocmask(SIG_BLOCK, &set, &old) != 0) return -1;
  int was_blocked = sigismember(&old, SIGINT);
  step();
  if (sigprocmask(SIG_SETMASK, &old, NULL) != 0) return -2;
  return was_blocked ? 1 : 0;
}

int alarm_left(unsigned seconds) {
  if (seconds == 0) return -1;
  unsigned left = alarm(seconds);
  if (left == 0) return 0;
  if (left > seconds) return 2;
  return 1;
}

int kill_known(pid_t child) {
  if (child <= 1) return -1;
  if (kill(child, 0) == 0) return 1;
  if (errno == ESRCH) return 0;
  if (errno == EPERM) return 2;
  return 3;
}

int pause_once(void) {
  if (signal(SIGALRM, on_any) == SIG_ERR) return -2;
  last_signal = 0;
  int result = pause();
  if (result != -1) return -1; // infeasible: 5:T - it only returns so
  if (last_signal == SIGALRM) return 1;
  return 0;
}
