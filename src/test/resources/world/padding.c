/* Bits in memory that belong to no value: what other files leave there, nobody says. */
#include <math.h>
#include <string.h>

int odd_truth(_Bool *flag) {
  unsigned char byte;
  memcpy(&byte, flag, 1);
  if (byte > 1) return 1; // untestable: 2:T - tests set flags to 0 and 1
  return 0;
}

int bytes_above(long double *number) {
  unsigned char bytes[sizeof *number];
  memcpy(bytes, number, sizeof bytes);
  if (bytes[12] != 0) return 1; // untestable: 2:T - padding
  return 0;
}

int neat_truth(_Bool *flag) {
  int truth = *flag;
  if (truth > 1) return 1; // infeasible: 2:T - 0 and 1 are all that a _Bool holds
  return truth;
}

/* C17 7.12.3.6p3: any number but 0. */
int sign_as_number(float number) {
  if (signbit(number) < 0) return 1; // untestable: 1:T - the compiler's choice
  return 0;
}

struct spaced {
  char kind;
  int number;
};

/* C17 6.2.6.1p6 */
int same_bytes(int number) {
  struct spaced a = {1, number}, b = {1, number};
  if (memcmp(&a, &b, sizeof a)) return 1; // untestable: 3:T - padding
  return 0;
}

int copied_bytes(struct spaced *from) {
  struct spaced copy = *from;
  if (memcmp(from, &copy, sizeof copy)) return 1; // untestable: 2:T - padding
  return 0;
}

int cleared_bytes(int number) {
  struct spaced cleared;
  memset(&cleared, 0, sizeof cleared);
  cleared.kind = 1;
  cleared.number = number;
  if (((unsigned char *)&cleared)[1]) return 1; // untestable: 4:T - padding
  return 0;
}

int last_member(int number) {
  struct spaced one = {1, number};
  unsigned char *bytes = (unsigned char *)&one;
  if (bytes[0] != 1) return 1; // infeasible: 3:T - no padding
  return 0;
}
