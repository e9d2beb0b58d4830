/*
 * Integers as text, for strtol and scanf alike. What a character is comes out of one comparison each,
 * and overflow is thought of only once there are digits enough for it: who follows all ways through
 * a program follows a way per decision.
 */

extern int *__errno_location(void);

enum { ERANGE = 34 };

static const unsigned long long_max = 0x7fffffffffffffff;
static const unsigned long unsigned_long_max = 0xffffffffffffffff;

/* What a numeral says: its magnitude, which is of no use where it overflowed. */
struct numeral {
  unsigned long magnitude;
  int digits;
  int negative;
  int is_long; /* It might not fit. */
  int overflow;
};

int __hw_is_space(int c) { return (c == ' ') | ((unsigned)c - '\t' < 5); }

int __hw_is_sign(int c) { return (c == '-') | (c == '+'); }

int __hw_is_digit(int c, unsigned base) {
  unsigned decimal = (unsigned)c - '0';
  unsigned letter = ((unsigned)c | 32) - 'a';
  return base <= 10 ? decimal < base : (decimal < 10) | (letter < base - 10);
}

/* In ASCII the digits are 16 to 25 in the last five bits, the letters 1 to 26 with bit 6 set. */
static unsigned digit_value(int c, unsigned base) {
  unsigned code = (unsigned)c;
  return base <= 10 ? code - '0' : (code & 31) - 16 + 25 * (code >> 6);
}

/* So many digits fit a long in any case. */
static int safe_digits(unsigned base) { return base <= 10 ? 18 : base <= 16 ? 15 : 12; }

void __hw_add_digit(struct numeral *numeral, int c, unsigned base) {
  unsigned long digit = digit_value(c, base);
  if (numeral->digits >= safe_digits(base)) {
    numeral->is_long = 1;
    unsigned long most = unsigned_long_max / base;
    unsigned long last = unsigned_long_max % base;
    if (numeral->magnitude > most || (numeral->magnitude == most && digit > last)) {
      numeral->overflow = 1;
    }
  }
  numeral->magnitude = numeral->magnitude * base + digit;
  numeral->digits++;
}

/* The nearest long. */
long __hw_signed(const struct numeral *numeral) {
  if (numeral->is_long) {
    unsigned long limit = long_max + (numeral->negative ? 1 : 0);
    if (numeral->overflow || numeral->magnitude > limit) {
      *__errno_location() = ERANGE;
      return numeral->negative ? -(long)long_max - 1 : (long)long_max;
    }
  }
  return (long)(numeral->negative ? 0 - numeral->magnitude : numeral->magnitude);
}

/* A minus sign is accepted, and wraps around. */
unsigned long __hw_unsigned(const struct numeral *numeral) {
  if (numeral->overflow) {
    *__errno_location() = ERANGE;
    return unsigned_long_max;
  }
  return numeral->negative ? 0 - numeral->magnitude : numeral->magnitude;
}
