/* signal.h: what a signal does, and sending one to oneself. */

typedef unsigned long size_t;
typedef void handler(int signal);

typedef struct {
  unsigned long words[16];
} sigset_t;

/* The part of siginfo_t that says anything here. */
typedef struct {
  int si_signo;
  int si_errno;
  int si_code;
  int filling[29];
} siginfo_t;

struct sigaction {
  union {
    handler *plain;
    void (*informed)(int signal, siginfo_t *information, void *context);
  } handler;
  sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};

extern void __hw_die_of_signal(int signal);
extern int *__errno_location(void);

enum { EINVAL = 22, LAST = 64, SENT_BY_RAISE = -6 };
enum { SIGKILL = 9, SIGCHLD = 17, SIGCONT = 18, SIGSTOP = 19, SIGURG = 23, SIGWINCH = 28 };
enum { SA_SIGINFO = 4, SA_RESTART = 0x10000000, SA_NODEFER = 0x40000000 };
enum { SIG_BLOCK = 0, SIG_UNBLOCK = 1, SIG_SETMASK = 2 };

static const unsigned int once = 0x80000000; /* SA_RESETHAND */

static struct sigaction actions[LAST + 1];

/* Bit n - 1 stands for signal n, as in the first word of a sigset_t. */
static unsigned long blocked;
static unsigned long waiting;

static unsigned long bit(int signal) { return 1UL << (signal - 1); }

static int is_default(const struct sigaction *action) { return action->handler.plain == 0; }

static int is_ignored(const struct sigaction *action) {
  return action->handler.plain == (handler *)1;
}

static int harmless(int signal) {
  return signal == SIGCHLD || signal == SIGCONT || signal == SIGURG || signal == SIGWINCH;
}

static void call(int signal, const struct sigaction *action) {
  if (action->sa_flags & SA_SIGINFO) {
    siginfo_t information = {signal, 0, SENT_BY_RAISE, {0}};
    action->handler.informed(signal, &information, 0);
  } else {
    action->handler.plain(signal);
  }
}

static void deliver(int signal) {
  struct sigaction action = actions[signal];
  if (is_default(&action)) {
    if (!harmless(signal)) {
      __hw_die_of_signal(signal);
    }
    return;
  }
  if (is_ignored(&action)) {
    return;
  }
  if ((unsigned int)action.sa_flags & once) {
    actions[signal].handler.plain = 0;
  }
  unsigned long before = blocked;
  blocked |= action.sa_mask.words[0];
  if (!(action.sa_flags & SA_NODEFER)) {
    blocked |= bit(signal);
  }
  call(signal, &action);
  blocked = before;
}

/* The lowest number first, and again for what arrives meanwhile. */
static void deliver_waiting(void) {
  int signal = 1;
  while (signal <= LAST) {
    if (waiting & ~blocked & bit(signal)) {
      waiting &= ~bit(signal);
      deliver(signal);
      signal = 1;
    } else {
      signal++;
    }
  }
}

static int refuse(void) {
  *__errno_location() = EINVAL;
  return -1;
}

int raise(int signal) {
  if (signal < 0 || signal > LAST) {
    return refuse();
  }
  if (signal > 0) {
    waiting |= bit(signal);
    deliver_waiting();
  }
  return 0;
}

static int replace(int signal, const struct sigaction *wanted, struct sigaction *replaced) {
  if (signal < 1 || signal > LAST) {
    return refuse();
  }
  if (wanted != 0 && (signal == SIGKILL || signal == SIGSTOP)) {
    return refuse();
  }
  struct sigaction before = actions[signal];
  if (wanted != 0) {
    actions[signal] = *wanted;
  }
  if (replaced != 0) {
    *replaced = before;
  }
  return 0;
}

int sigaction(int signal, const struct sigaction *wanted, struct sigaction *replaced) {
  return replace(signal, wanted, replaced);
}

static handler *install(int signal, handler *function, int flags) {
  struct sigaction wanted = {.handler = {function}, .sa_flags = flags};
  struct sigaction replaced;
  if (replace(signal, &wanted, &replaced) != 0) {
    return (handler *)-1;
  }
  return replaced.handler.plain;
}

handler *signal(int signal, handler *function) { return install(signal, function, SA_RESTART); }

handler *bsd_signal(int signal, handler *function) {
  return install(signal, function, SA_RESTART);
}

/* What strict ISO modes call signal: the handler serves one signal, and does not block it. */
handler *__sysv_signal(int signal, handler *function) {
  return install(signal, function, (int)(once | SA_NODEFER));
}

handler *sysv_signal(int signal, handler *function) {
  return install(signal, function, (int)(once | SA_NODEFER));
}

int sigprocmask(int how, const sigset_t *set, sigset_t *replaced) {
  unsigned long before = blocked;
  if (set != 0) {
    unsigned long bits = set->words[0];
    if (how == SIG_BLOCK) {
      blocked |= bits;
    } else if (how == SIG_UNBLOCK) {
      blocked &= ~bits;
    } else if (how == SIG_SETMASK) {
      blocked = bits;
    } else {
      return refuse();
    }
    blocked &= ~(bit(SIGKILL) | bit(SIGSTOP));
  }
  if (replaced != 0) {
    *replaced = (sigset_t){{before}};
  }
  deliver_waiting();
  return 0;
}

int sigpending(sigset_t *set) {
  *set = (sigset_t){{waiting & blocked}};
  return 0;
}
