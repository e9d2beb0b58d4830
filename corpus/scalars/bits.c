/* Bits and dates. */
#include <stdint.h>

int popcount(uint32_t x) {
  int n = 0;
  while (x != 0) {
    x &= x - 1;
    n++;
  }
  if (x != 0) return -1; // infeasible: 5:T - the loop ends only at 0
  return n == 3 ? 0 : n;
}

int is_power_of_two(unsigned x) {
  return x != 0 && (x & (x - 1)) == 0;
}

/* Aligns upwards to 8; 0 where that does not fit. */
uint32_t align8(uint32_t x) {
  uint32_t up = (x + 7u) & ~7u;
  if (up < x) return 0;
  if (up % 8 != 0) return 1; // infeasible: 4:T - the three low bits were cleared
  if (up - x > 7) return 2; // infeasible: 6:T - rounds up by less than 8 where nothing wraps
  return up;
}

int parity(uint8_t x) {
  x ^= x >> 4;
  x ^= x >> 2;
  x ^= x >> 1;
  if (x & 1) return 1;
  return 0;
}

/* Saturating addition. */
int8_t add_saturated(int8_t a, int8_t b) {
  int sum = a + b;
  if (sum > INT8_MAX) return INT8_MAX;
  if (sum < INT8_MIN) return INT8_MIN;
  if (a > 0 && b > 0 && sum <= 0) return 0; // infeasible: 6.3:T - added as ints
  return (int8_t)sum;
}

int leap(int year) {
  if (year % 400 == 0) return 1;
  if (year % 100 == 0) return 0;
  if (year % 200 == 0) return 2; // infeasible: 5:T - a multiple of 200 is one of 100
  return year % 4 == 0;
}

int days_in(int month, int year) {
  switch (month) {
    case 2: return leap(year) == 1 ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11: return 30;
    case 1:
    case 3:
    case 5:
    case 7:
    case 8:
    case 10:
    case 12: return 31;
    default: return 0;
  }
}

/* The day of the year, 0 if there is no such day. */
int day_of_year(int day, int month, int year) {
  if (month < 1 || month > 12 || day < 1) return 0;
  if (day > days_in(month, year)) return 0;
  int total = day;
  for (int m = 1; m < month; m++) total += days_in(m, year);
  if (total > 366) return -1; // infeasible: 10:T - the months of a year have at most 366 days
  return total;
}
