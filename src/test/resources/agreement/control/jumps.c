// goto backwards, between blocks, past declarations; labels in odd places.
#include <stdio.h>

static int retry(int failures) {
  int attempts = 0;
start:
  attempts++;
  if (attempts <= failures) goto start;
  return attempts;
}

static int between(int n) {
  int trace = 1;
  if (n == 0) goto first;
  goto second;
  {
  first:
    trace = trace * 10 + 1;
    if (n) goto out;
    n = 5;
    goto second;
  }
  {
    int local;
  second:
    local = 2;
    trace = trace * 10 + local;
    if (n == 5) {
      n = 6;
      goto first;
    }
  }
out:
  return trace;
}

static int skip_declaration(int n) {
  if (n < 0) goto end;
  int doubled = n * 2;
  n = doubled;
end:
  return n;
}

static int state_machine(const char *s) {
  int words = 0;
outside:
  if (!*s) goto done;
  if (*s++ == ' ') goto outside;
  words++;
inside:
  if (!*s) goto done;
  if (*s++ != ' ') goto inside;
  goto outside;
done:
  return words;
}

static int out_of_switch(int n) {
  for (;;) {
    switch (n) {
      case 0: goto finished;
      case 1: n = 0; continue;
      default: n /= 2;
    }
  }
finished:
  return n + 100;
}

int main(void) {
  printf("%d %d\n", retry(0), retry(4));
  printf("%d %d %d\n", between(0), between(1), between(5));
  printf("%d %d\n", skip_declaration(-4), skip_declaration(4));
  printf("%d %d %d\n", state_machine("  two words "), state_machine(""), state_machine("a b c"));
  printf("%d %d\n", out_of_switch(0), out_of_switch(100));
  int i = 0;
loop: while (i < 3) { label: i++; if (i == 1) goto label; }
  if (i < 5) { i += 2; goto loop; }
  printf("%d\n", i);
  goto last;
last:;
  return i;
}
