/* Functions of the library that sanitizers call themselves: these must go on finding the real ones. */
#include <pthread.h>
#include <signal.h>

static pthread_key_t key;
static pthread_mutex_t lock;

int *own(void) {
  int *mine = pthread_getspecific(key);
  if (mine == 0) return 0;
  if (*mine > 7) return mine + 1;
  return mine;
}

int locked(int wanted) {
  if (pthread_mutex_lock(&lock) != 0) return -1;
  if (pthread_equal(pthread_self(), (pthread_t)wanted)) return 1;
  pthread_mutex_unlock(&lock);
  return 0;
}

int blocked(int signal) {
  sigset_t set;
  if (sigemptyset(&set) != 0 || pthread_sigmask(SIG_BLOCK, &set, 0) != 0) return -1;
  return sigismember(&set, signal) ? 1 : 0;
}
