/* stdlib.h and inttypes.h: text to integers, with errno and the end as glibc gives them. */

typedef unsigned long size_t;

extern int *__errno_location(void);
extern int isspace(int c);

enum { EINVAL = 22, ERANGE = 34 };

static const long long_max = 0x7fffffffffffffff;
static const unsigned long unsigned_long_max = 0xffffffffffffffff;

/* What a numeral says: its magnitude, clamped where it does not fit. */
struct numeral {
  unsigned long magnitude;
  int negative;
  int overflow;
};

/* The value of a digit in any base up to 36; 36 for what is no digit. */
static int digit_value(char c) {
  if (c >= '0' && c <= '9') {
    return c - '0';
  }
  if (c >= 'a' && c <= 'z') {
    return c - 'a' + 10;
  }
  if (c >= 'A' && c <= 'Z') {
    return c - 'A' + 10;
  }
  return 36;
}

static int has_hexadecimal_prefix(const char *text) {
  return text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
}

/* Divides by the base alone, which is mostly a constant: solvers are slow at quotients of unknowns. */
static const char *read_digits(const char *at, int base, struct numeral *result) {
  unsigned long radix = (unsigned long)base;
  unsigned long most = unsigned_long_max / radix;
  unsigned long last = unsigned_long_max % radix;
  while (digit_value(*at) < base) {
    unsigned long digit = (unsigned long)digit_value(*at);
    if (result->magnitude > most || (result->magnitude == most && digit > last)) {
      result->overflow = 1;
    } else {
      result->magnitude = result->magnitude * radix + digit;
    }
    at++;
  }
  return at;
}

/*
 * Reads a numeral and says in *end where it stops: at the text's beginning where there is none, and
 * after the zero where "0x" is not followed by a digit. An impossible base leaves *end alone.
 */
static struct numeral parse(const char *text, char **end, int base) {
  struct numeral result = {0, 0, 0};
  if (base < 0 || base == 1 || base > 36) {
    *__errno_location() = EINVAL;
    return result;
  }
  const char *at = text;
  while (isspace((unsigned char)*at)) {
    at++;
  }
  if (*at == '-' || *at == '+') {
    result.negative = *at == '-';
    at++;
  }
  if ((base == 0 || base == 16) && has_hexadecimal_prefix(at) && digit_value(at[2]) < 16) {
    at += 2;
    base = 16;
  } else if (base == 0) {
    base = *at == '0' ? 8 : 10;
  }
  const char *stop = read_digits(at, base, &result);
  if (end != 0) {
    *end = (char *)(stop == at ? text : stop);
  }
  return result;
}

long strtol(const char *text, char **end, int base) {
  struct numeral numeral = parse(text, end, base);
  unsigned long limit = (unsigned long)long_max + (numeral.negative ? 1 : 0);
  if (numeral.overflow || numeral.magnitude > limit) {
    *__errno_location() = ERANGE;
    return numeral.negative ? -long_max - 1 : long_max;
  }
  if (numeral.negative) {
    return numeral.magnitude == limit ? -long_max - 1 : -(long)numeral.magnitude;
  }
  return (long)numeral.magnitude;
}

/* A minus sign is accepted, and wraps around. */
unsigned long strtoul(const char *text, char **end, int base) {
  struct numeral numeral = parse(text, end, base);
  if (numeral.overflow) {
    *__errno_location() = ERANGE;
    return unsigned_long_max;
  }
  return numeral.negative ? 0 - numeral.magnitude : numeral.magnitude;
}

long long strtoll(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long long strtoull(const char *text, char **end, int base) {
  return strtoul(text, end, base);
}

long long strtoq(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long long strtouq(const char *text, char **end, int base) {
  return strtoul(text, end, base);
}

long strtoimax(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long strtoumax(const char *text, char **end, int base) { return strtoul(text, end, base); }

/* What does not fit an int is cut, not clamped. */
int atoi(const char *text) { return (int)strtol(text, 0, 10); }

long atol(const char *text) { return strtol(text, 0, 10); }

long long atoll(const char *text) { return strtol(text, 0, 10); }

extern double strtod(const char *text, char **end);

double atof(const char *text) { return strtod(text, 0); }
