// An error code carried up through several calls, with strtol as its source.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum result { OK, EMPTY, GARBAGE, RANGE };

static enum result parse(const char *s, int *out) {
  char *end;
  errno = 0;
  long v = strtol(s, &end, 10);
  if (end == s) return EMPTY;
  if (*end) return GARBAGE;
  if (errno == ERANGE || v < INT_MIN || v > INT_MAX) {
    errno = ERANGE;
    return RANGE;
  }
  *out = (int)v;
  return OK;
}

static int sum(const char *const *texts, int *total) {
  *total = 0;
  for (; *texts; texts++) {
    int n;
    enum result r = parse(*texts, &n);
    if (r != OK) {
      int saved = errno;
      printf("%s: ", *texts);
      errno = saved;
      return r;
    }
    *total += n;
  }
  return OK;
}

int main(void) {
  const char *good[] = {"1", "-2", " 30", NULL}, *bad[] = {"1", "2x", NULL};
  const char *large[] = {"5", "2147483648", NULL}, *huge[] = {"99999999999999999999", NULL};
  const char *empty[] = {"7", "", NULL};
  const char *const *all[] = {good, bad, large, huge, empty};
  int codes = 0;
  for (int i = 0; i < 5; i++) {
    int total;
    int r = sum(all[i], &total);
    printf("result %d total %d errno %d (%s)\n", r, total, errno, strerror(errno));
    codes = codes * 4 + r;
  }
  errno = 5;
  printf("%d\n", errno);
  {
    int *e = &errno;
    ++*e;
  }
  printf("%d\n", errno == 6);
  return codes & 0xff;
}
