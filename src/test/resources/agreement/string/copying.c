// The copying and joining functions of string.h, byte by byte.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

static void show(const char *what, const char *b, int n) {
  printf("%-8s", what);
  for (int i = 0; i < n; i++) putchar(b[i] ? b[i] : '0');
  putchar('\n');
}

int main(void) {
  char b[12];
#define CLEAR memset(b, '.', sizeof b)
#define SHOW(what) show(what, b, sizeof b), CLEAR
  CLEAR;
  strcpy(b, "hello");
  SHOW("strcpy");
  strncpy(b, "hello", 8);
  SHOW("strncpy");
  strncpy(b, "hello", 3);
  SHOW("strncpy3");
  strcat(strcpy(b, "ab"), "cd");
  SHOW("strcat");
  strncat(strcpy(b, "ab"), "cdef", 2);
  SHOW("strncat");
  memcpy(b + 2, "xyz", 3);
  SHOW("memcpy");
  memcpy(b, "0123456789", 11);
  memmove(b + 2, b, 6);
  SHOW("memmove");
  memcpy(b, "0123456789", 11);
  memmove(b, b + 3, 7);
  SHOW("memmove");
  memset(b + 1, 'q', 4);
  SHOW("memset");
  char *end = stpcpy(stpcpy(b, "one"), "two");
  printf("%td\n", end - b);
  SHOW("stpcpy");
  end = mempcpy(b, "abc", 3);
  printf("%td\n", end - b);
  SHOW("mempcpy");
  end = stpncpy(b, "abc", 5);
  printf("%td\n", end - b);
  SHOW("stpncpy");
  char *found = memccpy(b, "key=value", '=', 9);
  printf("%td %d\n", found - b, memccpy(b + 6, "abc", 'z', 3) == NULL);
  SHOW("memccpy");
  return (int)strlen(strcpy(b, "eleven char"));
}
