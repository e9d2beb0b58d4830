#include <err.h>
#include <errno.h>
#include <error.h>
#include <langinfo.h>
#include <locale.h>
#include <search.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char *dirname(char *path);
extern char *__xpg_basename(char *path);

#define SHOW(call) errno = 0, printf("%s=%ld", #call, (long)(call)), printf(" %d\n", errno)

static void paths(void) {
  static const char *const samples[] = {"", "/", "//", "///", "a", "a/", "/a", "/a/", "a/b", "a//b", "a/b/", "/a/b//", "//a", "a//", ".", "..", "/a//b/c"};
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    char one[20], two[20];
    strcpy(one, samples[i]), strcpy(two, samples[i]);
    printf("%s: %s %s\n", samples[i], dirname(one), __xpg_basename(two));
  }
  printf("%s %s\n", dirname(NULL), __xpg_basename(NULL));
}

struct node {
  struct node *next, *previous;
  int value;
};

static void queue(void) {
  struct node a = {.value = 1}, b = {.value = 2}, c = {.value = 3};
  insque(&a, NULL), insque(&b, &a), insque(&c, &a);
  for (struct node *n = &a; n; n = n->next) printf("%d %d\n", n->value, n->previous ? n->previous->value : 0);
  remque(&c);
  for (struct node *n = &b; n; n = n->previous) printf("%d\n", n->value);
}

static void child(int which) {
  errno = ENOENT;
  switch (which) {
    case 0: err(3, "cannot %s", "do"); case 1: errx(4, "bad %d", 5); case 2: err(5, NULL);
    case 3: warn("w"), warnx("x"), warnx(NULL), exit(6);
    case 4: error(0, EPERM, "e %d", 1), error(0, 0, "f"), error_at_line(0, EDOM, "file.c", 12, "g"), printf("%u\n", error_message_count), error(8, 0, "last");
  }
}

int main(void) {
  dup2(1, 2);
  for (int i = 0; i < 5; i++) {
    int status;
    if (fork() == 0) child(i);
    wait(&status), dprintf(1, "%x\n", status);
  }
  paths(), queue(), SHOW(SIGRTMIN), SHOW(SIGRTMAX);
  printf("%s %s %s %d\n", setlocale(LC_ALL, NULL), setlocale(LC_NUMERIC, "C"), setlocale(LC_ALL, "POSIX"), setlocale(LC_ALL, "xx_YY") == NULL);
  SHOW(setlocale(99, "C")), puts(setlocale(LC_CTYPE, "")), puts(nl_langinfo(CODESET));
  struct lconv *l = localeconv();
  printf("%s|%s|%s|%d|%d\n", l->decimal_point, l->thousands_sep, l->currency_symbol, l->frac_digits, l->int_n_sign_posn);
  SHOW(isatty(0)), SHOW(isatty(1)), SHOW(isatty(77)), SHOW(lseek(0, 0, SEEK_CUR)), SHOW(reallocarray(NULL, -1ul, 8)), SHOW(getpagesize());
  SHOW(sysconf(_SC_PAGESIZE)), SHOW(nanosleep(&(struct timespec){0, -1}, NULL)), SHOW(kill(getpid(), 0)), SHOW(time(NULL) > 1600000000), SHOW(clock() >= 0);
  struct timespec now;
  SHOW(clock_gettime(CLOCK_MONOTONIC, &now)), SHOW(clock_gettime(77, &now)), SHOW(timespec_get(&now, 9)), SHOW(sleep(0)), SHOW(alarm(0));
  fflush(stdout), SHOW(write(1, "raw\n", 4)), SHOW(read(0, &now, 4)), SHOW(read(55, &now, 1)), SHOW(write(55, "", 1)), SHOW(close(55));
}
