// getenv of what is not set, setenv, unsetenv, and system-free corners.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *or_default(const char *name, const char *otherwise) {
  const char *value = getenv(name);
  return value ? value : otherwise;
}

int main(void) {
  printf("%d\n", getenv("HEAPWRIGHT_NOT_SET") == NULL);
  printf("%s\n", or_default("HEAPWRIGHT_NOT_SET", "fallback"));
  printf("%d\n", setenv("HEAPWRIGHT_NOT_SET", "value", 1));
  printf("%s\n", or_default("HEAPWRIGHT_NOT_SET", "fallback"));
  setenv("HEAPWRIGHT_NOT_SET", "kept", 0);
  printf("%s\n", getenv("HEAPWRIGHT_NOT_SET"));
  setenv("HEAPWRIGHT_NOT_SET", "longer than before", 1);
  printf("%zu\n", strlen(getenv("HEAPWRIGHT_NOT_SET")));
  setenv("HEAPWRIGHT_NOT", "prefix", 1);
  printf("%s\n", getenv("HEAPWRIGHT_NOT"));
  printf("%d\n", unsetenv("HEAPWRIGHT_NOT_SET"));
  printf("%s\n", or_default("HEAPWRIGHT_NOT_SET", "gone"));
  printf("%s\n", getenv("HEAPWRIGHT_NOT"));
  printf("%d\n", unsetenv("HEAPWRIGHT_NEVER"));
  printf("%d\n", getenv("") == NULL);
  return (int)strlen(or_default("HEAPWRIGHT_NEVER", "seven77"));
}
