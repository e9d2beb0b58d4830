/* signal.h: sets of signals. glibc keeps the two signals that it uses itself out of the full set. */

typedef struct {
  unsigned long words[16];
} sigset_t;

extern int *__errno_location(void);

enum { EINVAL = 22, LAST = 64, OWN_FIRST = 32, OWN_LAST = 33 };

static int is_signal(int signal) {
  if (signal < 1 || signal > LAST || signal == OWN_FIRST || signal == OWN_LAST) {
    *__errno_location() = EINVAL;
    return 0;
  }
  return 1;
}

/* SIGRTMIN and SIGRTMAX. */
int __libc_current_sigrtmin(void) { return OWN_LAST + 1; }

int __libc_current_sigrtmax(void) { return LAST; }

int sigemptyset(sigset_t *set) {
  *set = (sigset_t){{0}};
  return 0;
}

int sigfillset(sigset_t *set) {
  for (int i = 0; i < 16; i++) {
    set->words[i] = ~0UL;
  }
  set->words[0] &= ~(1UL << (OWN_FIRST - 1) | 1UL << (OWN_LAST - 1));
  return 0;
}

int sigaddset(sigset_t *set, int signal) {
  if (!is_signal(signal)) {
    return -1;
  }
  set->words[0] |= 1UL << (signal - 1);
  return 0;
}

int sigdelset(sigset_t *set, int signal) {
  if (!is_signal(signal)) {
    return -1;
  }
  set->words[0] &= ~(1UL << (signal - 1));
  return 0;
}

int sigismember(const sigset_t *set, int signal) {
  if (signal < 1 || signal > LAST) {
    *__errno_location() = EINVAL;
    return -1;
  }
  return (set->words[0] >> (signal - 1)) & 1;
}
