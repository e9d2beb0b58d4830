/* Functions that read numbers out of a text that is theirs to choose. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int integer(const char *text) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno == ERANGE) {
    if (value > 0) return 2;
    return 3;
  }
  if (*end != 0) return -1;
  if (value == 42) return 1;
  return 0;
}

int any_base(const char *text) {
  errno = 0;
  unsigned long value = strtoul(text, NULL, 0);
  if (errno == ERANGE) return 2;
  if (value == 0x1f) return 1;
  return 0;
}

int real(const char *text) {
  char *end;
  double value = strtod(text, &end);
  if (end == text) return -1;
  if (isinf(value)) return 3;
  if (value > 2.5) return 1;
  if (value == 0.25) return 2;
  return 0;
}

int pair(const char *text) {
  int a, b;
  if (sscanf(text, "%d,%d", &a, &b) != 2) return -1;
  if (a == 3 && b == 9) return 1;
  return 0;
}

int named(const char *text) {
  char word[8];
  unsigned value;
  if (sscanf(text, "%7s %x", word, &value) == 2) {
    if (value == 0x1f) return 2;
    return 1;
  }
  return 0;
}

int formatted(int number, char letter) {
  char text[16];
  snprintf(text, sizeof text, "%03d%-2c|", number, letter);
  if (text[0] == '0' && text[2] == '7') {
    if (text[3] == '+') return 2;
    return 1;
  }
  return 0;
}
