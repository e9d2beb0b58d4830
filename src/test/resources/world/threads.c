/* Threads: they run at any point until they are joined; every call may fail. */
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct job { int input; int result; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared_total;
static int finished;
static atomic_int started;

void step(void);
int slow_square(int n);

static void *set_finished(void *unused) {
  (void)unused;
  finished = 1;
  return NULL;
}

static void *square(void *argument) {
  struct job *job = argument;
  if (job->input < 0 || job->input > 1000) {
    job->result = -1;
    return NULL;
  }
  job->result = job->input * job->input;
  return job;
}

static void *note_start(void *unused) {
  atomic_store(&started, 1);
  return unused;
}

static void *add_ten(void *unused) {
  if (pthread_mutex_lock(&lock) != 0) return unused;
  if (shared_total < 1000) shared_total += 10;
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void *ask_outside(void *argument) {
  int *n = argument;
  *n = slow_square(*n);
  return *n < 0 ? NULL : n;
}

int run_and_join(void) {
  pthread_t thread;
  finished = 0;
  int error = pthread_create(&thread, NULL, set_finished, NULL);
  if (error != 0) return error == EAGAIN ? -1 : -2;
  if (pthread_join(thread, NULL) != 0) return -3;
  if (!finished) return 1; // infeasible: 8:T - it has ended, and it sets it
  return 0;
}

int squared(int n) {
  struct job job = {n, 0};
  pthread_t thread;
  void *answer = &job;
  if (pthread_create(&thread, NULL, square, &job)) return -1;
  if (pthread_join(thread, &answer)) return -2;
  if (answer == NULL) return job.result == -1 ? 1 : 2; // infeasible: 9:F - it says so
  if (answer != &job) return 3; // infeasible: 10:T - NULL or the job
  if (job.input != n) return 4; // infeasible: 12:T - it is only read
  return job.result > 100 ? 5 : 0;
}

int started_yet(void) {
  pthread_t thread;
  atomic_store(&started, 0);
  if (pthread_create(&thread, NULL, note_start, NULL) != 0) return -1;
  int early = atomic_load(&started);
  if (pthread_join(thread, NULL) != 0) return -2;
  if (early > 1) return -3; // infeasible: 13:T - 0 or 1
  return early ? 1 : 0;
}

int locked_total(int n) {
  int error = pthread_mutex_lock(&lock);
  if (error < 0) return -4; // infeasible: 2:T - error numbers are positive
  if (error == EDEADLK) return -1;
  if (error != 0) return -2;
  if (n < 0 || n > 100 || shared_total > 1000) {
    pthread_mutex_unlock(&lock);
    return -3;
  }
  shared_total += n;
  int total = shared_total;
  if (pthread_mutex_unlock(&lock) != 0) return -5;
  return total > 50 ? 1 : 0;
}

int try_once(void) {
  switch (pthread_mutex_trylock(&lock)) {
    case 0:
      step();
      pthread_mutex_unlock(&lock);
      return 0;
    case EBUSY:
      return 1;
    case EINVAL:
      return -1;
    default:
      return -2;
  }
}

int two_adders(void) {
  pthread_t a, b;
  shared_total = 0;
  if (pthread_create(&a, NULL, add_ten, NULL) != 0) return -1;
  if (pthread_create(&b, NULL, add_ten, NULL) != 0) {
    pthread_join(a, NULL);
    return -2;
  }
  void *failed_a = NULL, *failed_b = NULL;
  if (pthread_join(a, &failed_a) != 0 || pthread_join(b, &failed_b) != 0) return -3;
  if (failed_a != NULL || failed_b != NULL) return -4; // infeasible: 11.1:T, 11.2:T - both answer NULL in any case
  return 0;
}

int outside_in_thread(int n) {
  pthread_t thread;
  int value = n;
  void *answer = NULL;
  if (pthread_create(&thread, NULL, ask_outside, &value) != 0) return -1;
  if (pthread_join(thread, &answer) != 0) return -2;
  if (answer == NULL) return value < 0 ? 1 : 2; // infeasible: 9:F - it says so
  if (value == n) return 3;
  return 4;
}

int with_attributes(size_t stack) {
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0) return -1;
  if (pthread_attr_setstacksize(&attributes, stack) != 0) {
    pthread_attr_destroy(&attributes);
    return -2;
  }
  int error = pthread_create(&thread, &attributes, set_finished, NULL);
  pthread_attr_destroy(&attributes);
  if (error) return -3;
  return pthread_join(thread, NULL) == 0 ? 0 : 1;
}

int same_thread(pthread_t other) {
  pthread_t self = pthread_self();
  if (!pthread_equal(self, pthread_self())) return -1; // infeasible: 2:T - the same one
  if (pthread_equal(self, other)) return 1;
  return 0;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int set_up;
static void prepare(void) { set_up = 1; }

int use_once(void) {
  if (pthread_once(&once, prepare) != 0) return -1;
  step();
  return set_up;
}

static _Thread_local int own_errors;

int thread_local_errors(int error) {
  if (error) own_errors = 1;
  int before = own_errors;
  step();
  if (own_errors != before) return 2;
  return before ? 1 : 0;
}

_Atomic int shared_count;

int counted_by_others(void) {
  shared_count = 0;
  int first = shared_count;
  if (shared_count != first) return 1; // untestable: 3:T - another thread writes in between
  return 0;
}

int taken_by_others(int *lock) {
  __atomic_store_n(lock, 0, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(lock, __ATOMIC_SEQ_CST) != 0) return 1; // untestable: 2:T - another thread
  return 0;
}
