/* time.h and sys/time.h: what time it is. The machine's clocks are deterministic. */

struct timespec {
  long tv_sec;
  long tv_nsec;
};

struct timeval {
  long tv_sec;
  long tv_usec;
};

extern long __hw_clock(void);
extern long __hw_time(void);
extern int *__errno_location(void);

enum { EINVAL = 22, REAL_TIME = 0, LAST_CLOCK = 11, TIME_UTC = 1, MILLION = 1000000 };

long clock(void) { return __hw_clock(); }

long time(long *seconds) {
  long now = __hw_time();
  if (seconds != 0) {
    *seconds = now;
  }
  return now;
}

/* All clocks but the one on the wall count from the program's start. */
int clock_gettime(int clock, struct timespec *now) {
  if (clock < 0 || clock > LAST_CLOCK) {
    *__errno_location() = EINVAL;
    return -1;
  }
  long micros = __hw_clock();
  now->tv_sec = clock == REAL_TIME ? __hw_time() : micros / MILLION;
  now->tv_nsec = clock == REAL_TIME ? 0 : micros % MILLION * 1000;
  return 0;
}

int clock_getres(int clock, struct timespec *resolution) {
  if (clock < 0 || clock > LAST_CLOCK) {
    *__errno_location() = EINVAL;
    return -1;
  }
  if (resolution != 0) {
    resolution->tv_sec = 0;
    resolution->tv_nsec = 1;
  }
  return 0;
}

int timespec_get(struct timespec *now, int base) {
  if (base != TIME_UTC) {
    return 0;
  }
  now->tv_sec = __hw_time();
  now->tv_nsec = 0;
  return base;
}

int gettimeofday(struct timeval *now, void *zone) {
  (void)zone;
  now->tv_sec = __hw_time();
  now->tv_usec = 0;
  return 0;
}

/* Time does not pass by sleeping. */
int nanosleep(const struct timespec *wanted, struct timespec *left) {
  (void)left;
  if (wanted->tv_nsec < 0 || wanted->tv_nsec > 999999999 || wanted->tv_sec < 0) {
    *__errno_location() = EINVAL;
    return -1;
  }
  return 0;
}

unsigned int sleep(unsigned int seconds) {
  (void)seconds;
  return 0;
}

int usleep(unsigned int micros) {
  (void)micros;
  return 0;
}
