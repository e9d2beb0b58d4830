/* Functions that remember their last call. */
#include <stdlib.h>

struct pair {
  int first;
  int second;
};

/* On and off by turns. */
int toggle(void) {
  static int on;
  on = !on;
  if (on) return 1;
  return 0;
}

/* Opens on 3, 1, 4. */
int lock(int digit) {
  static int matched;
  static const int code[3] = {3, 1, 4};
  if (digit < 0 || digit > 9) return -1;
  if (digit == code[matched])
    matched++;
  else
    matched = 0;
  if (matched == 3) {
    matched = 0;
    return 1;
  }
  return 0;
}

/* Gives up at the fifth call. */
int attempt(int x) {
  static int calls;
  calls++;
  if (calls == 5) return -1;
  return x;
}

/* The numbers of the call before, with what is new. */
struct pair shifted(struct pair now) {
  static struct pair before;
  struct pair result = {before.second, now.first};
  if (before.first == 7 && now.second == before.first + 1) result.first = 0;
  before = now;
  return result;
}

/* Hands out its only block again after it was given back. */
void *only(void *back) {
  static void *free_block;
  static int given;
  if (back != NULL && given) {
    free_block = back;
    given = 0;
    return NULL;
  }
  if (free_block == NULL) {
    if (given) return NULL;
    given = 1;
    return malloc(4);
  }
  void *block = free_block;
  free_block = NULL;
  return block;
}

/* Three positions; never a fourth. */
int turn(int backwards) {
  static int position = 0;
  position = backwards ? position + 2 : position + 1;
  if (position >= 3) position -= 3;
  if (position > 2) return -1;
  return position;
}

/* Leaves the program when it is called once too often. */
void last_chance(int code) {
  static int used;
  if (used) exit(code & 3);
  used = 1;
}

/* Remembers by somebody else. */
int twice(int x) { return attempt(x) + attempt(x); }

int plain(int x) { return x + 1; }
