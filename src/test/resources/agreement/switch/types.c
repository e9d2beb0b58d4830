// The controlling expression: char, unsigned, long long, enum, bool, promoted.
#include <stdbool.h>
#include <stdio.h>

static int on_char(char c) {
  switch (c) {
    case 'a': return 1;
    case '\xff': return 2;
    case 255: return 3;
    case '\0': return 4;
  }
  return 0;
}

static int on_unsigned_char(unsigned char c) {
  switch (c) {
    case 255: return 1;
    case 256: return 2;
    case 0: return 3;
    default: return 4;
  }
}

static int on_unsigned(unsigned u) {
  switch (u) {
    case -1: return 1;
    case 0x80000000: return 2;
    case 3000000000: return 3;
  }
  return 0;
}

static int on_long(long long v) {
  switch (v) {
    case 1LL << 40: return 1;
    case -(1LL << 40): return 2;
    case 5000000000 ... 5000000010: return 3;
    case 0: return 4;
    default: return 5;
  }
}

enum level { LOW = -5, MIDDLE, HIGH = 100 };

static const char *on_enum(enum level l) {
  switch (l) {
    case LOW: return "low";
    case MIDDLE ... -1: return "middle";
    case HIGH: return "high";
    default: return "between";
  }
}

static int on_bool(bool b) {
  switch (b) {
    case true: return 10;
    case false: return 20;
  }
  return 30;
}

int main(void) {
  printf("%d %d %d\n", on_char('a'), on_char((char)255), on_char('\0'));
  printf("%d %d %d\n", on_unsigned_char(255), on_unsigned_char(0), on_unsigned_char(7));
  printf("%d %d %d %d\n", on_unsigned(~0u), on_unsigned(1u << 31), on_unsigned(3000000000u),
      on_unsigned(1));
  printf("%d %d %d %d %d\n", on_long(1LL << 40), on_long(-1099511627776), on_long(5000000007),
      on_long(0), on_long(1));
  printf("%s %s %s %s\n", on_enum(LOW), on_enum(-2), on_enum(HIGH), on_enum(0));
  printf("%d %d %d\n", on_bool(5), on_bool(0), on_long((int)(1LL << 40)));
  short s = -1;
  switch (s) { case 65535: puts("no"); break; case -1: puts("promoted"); }
  return on_bool(true) + on_long(5000000000);
}
