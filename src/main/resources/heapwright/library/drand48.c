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

double erand48(unsigned short words[3]) { return (double)step(words) / 281474976710656.0; }

long nrand48(unsigned short words[3]) { return (long)(step(words) >> 17); }

/* The upper 32 bits with the topmost as sign. */
long jrand48(unsigned short words[3]) {
  long upper = (long)(step(words) >> 16);
  return upper < 2147483648L ? upper : upper - 4294967296L;
}

double drand48(void) { return erand48(state); }

long lrand48(void) { return nrand48(state); }

long mrand48(void) { return jrand48(state); }

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
