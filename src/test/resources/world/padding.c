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
  if (*flag > 1) return 1; // infeasible: 1:T - 0 and 1 are all that a _Bool holds
  return *flag;
}

/* C17 7.12.3.6p3: any number but 0. */
int sign_as_number(float number) {
  if (signbit(number) < 0) return 1; // untestable: 1:T - the compiler's choice
  return 0;
}
