/* What the library keeps between calls: other files use it before, and whenever one is called. */
#define _GNU_SOURCE
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

void visit(void);

static int last_signal;

static void note_signal(int number) { last_signal = number; }

void watch(void) { signal(SIGUSR1, note_signal); }

int option_index(void) {
  if (optind != 1) return 1; // untestable: 1:T - tests start with a library that nobody has used
  return 0;
}

int option_index_set(void) {
  optind = 1;
  if (optind != 1) return 1; // infeasible: 2:T - just set
  return 0;
}

int option_index_visited(void) {
  optind = 1;
  visit();
  if (optind != 1) return 1; // untestable: 3:T - only another file sets it
  return 0;
}

int seeded(void) {
  srand48(1);
  if (lrand48() != 89400484) return 1; // infeasible: 2:T - POSIX gives the generator
  return 0;
}

int seeded_and_visited(void) {
  srand48(1);
  visit();
  if (lrand48() != 89400484) return 1; // untestable: 3:T - another file may have drawn
  return 0;
}

int at_the_end(void) {
  if (feof(stdin)) return 1; // untestable: 1:T - tests start with streams that nobody has read
  return 0;
}

int ended_meanwhile(void) {
  if (getchar() == EOF) return 0;
  visit();
  if (feof(stdin)) return 2; // untestable: 4:T - another file may have read the rest
  return 1;
}

int pushed_back(void) {
  ungetc('x', stdin);
  visit();
  if (getchar() != 'x') return 1; // untestable: 3:T - another file may have read it
  return 0;
}

int signal_to_itself(void) {
  last_signal = 0;
  kill(getpid(), SIGUSR1);
  if (last_signal) return 1; // untestable: 3:T - tests do not send signals
  return 0;
}

int signal_raised(void) {
  last_signal = 0;
  raise(SIGUSR1); // whoever called watch before has it noted, and it may be ignored
  if (last_signal) return 1; // untestable: 3:T, 3:F - tests start with the default action
  return 0;
}

int signal_ignored_before(void) {
  struct sigaction old;
  sigaction(SIGINT, NULL, &old);
  if (old.sa_handler == SIG_IGN) return 1; // untestable: 2:T - only whoever started the program
  return 0;
}

int day_kept(time_t when) {
  struct tm *day = gmtime(&when);
  if (day == NULL) return -1;
  int month = day->tm_mon;
  visit();
  if (day->tm_mon != month) return 1; // untestable: 6:T - another file may ask for another day
  return 0;
}

int errno_by_success(void) {
  errno = 0;
  (void)getpid();
  if (errno) return 1;
  (void)umask(022);
  if (errno) return 2;
  sleep(0);
  if (errno) return 3;
  return 0;
}

int memory_synchronised(char *page, size_t size) {
  page[0] = 1;
  msync(page, size, MS_INVALIDATE);
  if (page[0] != 1) return 1;
  return 0;
}
