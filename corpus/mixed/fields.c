/* Bit-fields, unions and bytes. */
#include <stdint.h>
#include <string.h>

struct flags {
  unsigned ready : 1;
  unsigned mode : 2;
  signed level : 3;
  unsigned spare : 2;
};

/* Checks a device's flags. */
int check_flags(struct flags f) {
  if (!f.ready) return 0;
  switch (f.mode) { // infeasible: 3:default - two bits have four values
    case 0: return 1;
    case 1: return f.level < 0 ? 2 : 3;
    case 2: return f.spare != 0 ? 4 : 5;
    case 3: break;
    default: return -1;
  }
  int level = f.level;
  if (level > 3) return -2; // infeasible: 11:T - three bits with a sign reach 3
  if (level < -4) return -3; // infeasible: 13:T - three bits with a sign reach -4
  return 6;
}

/* Counts the mode up, with the wrap-around of two bits. */
int next_mode(struct flags *f) {
  f->mode++;
  if (f->mode == 0) {
    f->spare++;
    return f->spare == 0 ? 2 : 1;
  }
  unsigned mode = f->mode;
  if (mode == 4) return -1; // infeasible: 7:T - stored modulo 4
  return 0;
}

union word {
  uint32_t all;
  uint8_t byte[4];
  struct {
    uint16_t low, high;
  } half;
};

/* Looks at a word's parts. */
int classify_word(union word w) {
  if (w.all == 0) return 0;
  if (w.half.high == 0) return w.byte[1] == 0 ? 1 : 2;
  if (w.byte[3] == 0 && w.byte[2] == 0) return -1; // infeasible: 6.2:T - the upper half is not 0
  return w.half.low == 0xffff ? 4 : 3;
}

/* The bits of a float. */
int float_kind(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  uint32_t exponent = bits >> 23 & 0xff, fraction = bits & 0x7fffff;
  if (exponent == 0xff) return fraction != 0 ? 4 : 3;
  if (exponent == 0) return fraction != 0 ? 1 : 0;
  if (exponent > 0xff) return -1; // infeasible: 10:T - eight bits
  return 2;
}

/* A packet: kind, length, payload, checksum. */
int check_packet(const uint8_t *p, int size) {
  if (size < 3) return -1;
  if (p[0] != 0x7e && p[0] != 0x7f) return -2;
  if (p[1] > 8) return -3;
  if (p[1] + 3 != size) return -4;
  uint8_t sum = 0;
  for (int i = 0; i < p[1]; i++) sum = (uint8_t)(sum + p[2 + i]);
  if (sum != p[size - 1]) return -5;
  if (size > 11) return -6; // infeasible: 16:T - at most 8 bytes of payload and 3 more
  return p[0] == 0x7e ? 1 : 2;
}

/* Reads a record of either kind. */
struct record {
  unsigned char kind;
  union {
    int32_t number;
    char text[4];
    float real;
  } value;
};

int record_valid(const struct record *r) {
  switch (r->kind) {
    case 'n': return r->value.number >= 0;
    case 't':
      for (int i = 0; i < 4; i++)
        if (r->value.text[i] == '\0') return 1;
      return 0;
    case 'r':
      if (r->value.real >= 0.0f && r->value.real < 1.0f) return 1;
      return 0;
    default: return -1;
  }
}
