/* Globals and statics: what earlier calls have left. */
#include <stdbool.h>
#include <stddef.h>

int limit = 10;
static int used;
static const char *last_error;
static int history[4];
static int history_size;

/* Takes from a budget. */
bool reserve(int n) {
  if (n <= 0) {
    last_error = "nothing to reserve";
    return false;
  }
  if (limit < 0 || used < 0 || used > limit) {
    last_error = "not sound";
    return false;
  }
  if (n > limit - used) {
    last_error = "too much";
    return false;
  }
  used += n;
  if (used > limit) return false; // infeasible: 11:T - no more was taken than was left
  return true;
}

const char *error_or(const char *other) {
  if (last_error != NULL) return last_error;
  return other;
}

/* Opens on the code 3, 1, 4: only calls one after another get there. */
int lock(int digit) {
  static int matched = 0;
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

/* Remembers the last four; tells whether the number was among them. */
bool remember(int n) {
  bool known = false;
  if (history_size < 0 || history_size > 4) history_size = 0;
  for (int i = 0; i < history_size; i++) {
    if (history[i] == n) known = true;
  }
  if (history_size < 4) {
    history[history_size++] = n;
  } else {
    for (int i = 1; i < 4; i++) history[i - 1] = history[i];
    history[3] = n;
  }
  if (history_size > 4) return false; // infeasible: 16:T - it grows only from below 4
  return known;
}

/* Answers differently on the first call. */
int greet(void) {
  static bool met;
  if (met) return 2;
  met = true;
  if (!met) return 0; // infeasible: 4:T - just set
  return 1;
}

/* A switch with three positions that turns at each call. */
int turn(bool backwards) {
  static int position = 0;
  position = backwards ? position + 2 : position + 1;
  if (position >= 3) position -= 3;
  if (position > 2) return -1; // infeasible: 5:T - at most 2 between calls, so at most 4 before
  return position;
}
