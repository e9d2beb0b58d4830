/* stdlib.h: the drand48 family, linear congruences modulo 2^48. */

extern void *memcpy(void *target, const void *source, unsigned long size);

static const unsigned long default_factor = 0x5deece66d;
static const unsigned long mask = 0xffffffffffff;

/* glibc starts from 0 where no seed was set, and takes the default factor then. */
static unsigned short state[3];
static unsigned long factor = 0x5deece66d;
static unsigned long addend = 0xb;

static unsigned long join(const unsigned short words[3]) {
  return words[0] | (unsigned long)words[1] << 16 | (unsigned long)words[2] << 32;
}

static void split(unsigned long value, unsigned short words[3]) {
  words[0] = (unsigned short)value;
  words[1] = (unsigned short)(value >> 16);
  words[2] = (unsigned short)(value >> 32);
}

static unsigned long step(unsigned short words[3]) {
  unsigned long value = (join(words) * factor + addend) & mask;
  split(value, words);
  return value;
}

/* From 0 up to, but not including, 1. */
static double fraction(unsigned long value) { return (double)value / 281474976710656.0; }

static long upper_31_bits(unsigned long value) { return (long)(value >> 17); }

/* The topmost bit is the sign. */
static long upper_32_bits(unsigned long value) {
  long upper = (long)(value >> 16);
  return upper < 2147483648L ? upper : upper - 4294967296L;
}

double erand48(unsigned short words[3]) { return fraction(step(words)); }

long nrand48(unsigned short words[3]) { return upper_31_bits(step(words)); }

long jrand48(unsigned short words[3]) { return upper_32_bits(step(words)); }

double drand48(void) { return fraction(step(state)); }

long lrand48(void) { return upper_31_bits(step(state)); }

long mrand48(void) { return upper_32_bits(step(state)); }

void srand48(long seed) {
  split((unsigned long)seed << 16 | 0x330e, state);
  factor = default_factor;
  addend = 0xb;
}

/* Returns the state that it replaces. */
unsigned short *seed48(unsigned short words[3]) {
  static unsigned short replaced[3];
  memcpy(replaced, state, sizeof replaced);
  memcpy(state, words, sizeof state);
  factor = default_factor;
  addend = 0xb;
  return replaced;
}

void lcong48(unsigned short parameters[7]) {
  memcpy(state, parameters, sizeof state);
  factor = join(parameters + 3);
  addend = parameters[6];
}
