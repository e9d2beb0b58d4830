/* Looks into constant tables, and numbers so few that they can all be tried. */
#include <ctype.h>

static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
static int lengths[3] = {1, 2, 3};

struct rate {
  char letter;
  int percent;
};

static const struct rate rates[4] = {{'a', 5}, {'b', 10}, {'c', 20}, {'d', 40}};

int month(int m) {
  if (m < 0 || m > 11) return -1;
  if (days[m] > 31) return 1;            // infeasible: 3:T - 31 is the most
  if (days[m] < 29 && m != 1) return 2;  // infeasible: 5.2:T - only one has 28
  return 0;
}

/* There are months of 31 days, and others than the second that have less. */
int month_twin(int m) {
  if (m < 0 || m > 11) return -1;
  if (days[m] < 31 && m != 1) return 2;
  if (days[m] > 30) return 1;
  return 0;
}

/* What is not constant may have changed. */
int length_twin(int i) {
  if (i < 0 || i > 2) return -1;
  if (lengths[i] > 3) return 1;
  return 0;
}

int percent(unsigned i) {
  if (i > 3) return -1;
  if (rates[i].percent == 20 && rates[i].letter != 'c') return 1; // infeasible: 3.2:T - only the third has it
  return rates[i].letter < 'a';                                   // never, but no branch
}

int percent_twin(unsigned i) {
  if (i > 3) return -1;
  if (rates[i].percent >= 20 && rates[i].letter != 'c') return 1;
  return 0;
}

int digit(const char *s) {
  if (!isdigit((unsigned char)*s)) return 0;
  if (*s < '0' || *s > '9') return 1; // infeasible: 3.1:T, 3.2:T - digits are in a row
  if (isalpha((unsigned char)*s)) return 2; // infeasible: 5:T - no digit is a letter
  return 3;
}

int digit_twin(const char *s) {
  if (!isxdigit((unsigned char)*s)) return 0;
  if (*s > '9') return 1 + (*s < 'a');
  if (isxdigit((unsigned char)s[1])) return 4;
  if (*s > '9') return 5; // infeasible: 7:T - asked before
  if (isalpha((unsigned char)s[1])) return 2;
  return 3;
}

int bits(unsigned char c) {
  if ((c & 0xf0) != 0x30) return 0;
  if (c < '0' || c > '?') return 1; // infeasible: 3.1:T, 3.2:T - all bits but four are fixed
  return 2;
}

int bits_twin(unsigned char c) {
  if ((c & 0x70) != 0x30) return 0;
  if (c < '0' || c > '?') return 1; // infeasible: 3.1:T - the upper bits are fixed
  return 2;
}

int squares(int n) {
  if (n < 0 || n >= 100) return -1;
  if (n * n % 7 == 3) return 1; // infeasible: 3:T - 3 is no square modulo 7
  return 0;
}

int squares_twin(int n) {
  if (n < 0 || n >= 100) return -1;
  if (n * n % 7 == 4) return 1;
  return 0;
}

int main(void) {
  int sum = 0;
  for (int i = -1; i < 13; i++) sum += month(i) + month_twin(i) + length_twin(i) + percent(i);
  for (int i = 0; i < 5; i++) sum += percent_twin(i);
  lengths[1] = 9;
  sum += length_twin(1) + bits_twin(0xb0);
  for (int c = 0; c < 256; c++) {
    char text[2] = {(char)c, 0}, other[3] = {'7', (char)c, 0};
    sum += digit_twin(other);
    sum += digit(text) + digit_twin(text) + bits(c) + bits_twin(c) + squares(c) + squares_twin(c);
  }
  sum += squares(-1) + squares_twin(-1);
  return sum & 1;
}
