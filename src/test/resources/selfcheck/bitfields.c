/* Bit-fields, masks, shifts and other tricks with bits. */
struct flags {
  unsigned ready : 1, mode : 3, rest : 12;
  signed level : 4;
  struct flags *next;
};
struct date {
  unsigned day : 5, month : 4, year : 7;
};

int state_of(struct flags *f) {
  if (!f->ready) return 0;
  switch (f->mode) {
    case 0:
    case 1:
      return 1;
    case 2:
      f->ready = 0;
      /* fall through */
    case 3:
      return f->rest > 2 ? 2 : 3;
    default:
      return f->level < 0 ? -1 : 4;
  }
}

int ready_ones(struct flags *f) {
  int n = 0;
  while (f) {
    if (f->ready && f->level > n) n++;
    f->mode++;
    if (f->mode == 0) break;
    f = f->next;
  }
  return n;
}

int both_ready(struct flags *a, struct flags *b) {
  a->ready = 1;
  b->ready = 0;
  if (a->ready) return 1;
  if (a->mode == b->mode) return 2;
  return 3;
}

int valid_date(struct date d) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (d.month < 1 || d.month > 12) return 0;
  if (d.day < 1) return 0;
  if (d.month == 2 && d.year % 4 == 0) return d.day <= 29;
  return (int)d.day <= days[d.month - 1];
}

int ones(unsigned x) {
  int n = 0;
  while (x) {
    x &= x - 1;
    n++;
  }
  return n;
}

int highest(unsigned x) {
  int n = 0;
  if (!x) return -1;
  if (x >> 16) x >>= 16, n += 16;
  if (x >> 8) x >>= 8, n += 8;
  if (x >> 4) x >>= 4, n += 4;
  if (x >> 2) x >>= 2, n += 2;
  if (x >> 1) n++;
  return n;
}

void swap_by_xor(int *a, int *b) {
  *a ^= *b;
  *b ^= *a;
  *a ^= *b;
  if (*a > *b) *a = *b;
}

int saturated(signed char a, signed char b) {
  int sum = a + b;
  if (sum > 127) return 127;
  if (sum < -128) return -128;
  return sum;
}

int parity(unsigned char c) {
  int odd = 0;
  for (int i = 0; i < 4; i++)
    if (c >> i & 1) odd = !odd;
  return odd;
}

unsigned rotate_bits(unsigned x, int by) {
  by &= 31;
  if (!by) return x;
  x = x << by | x >> (32 - by);
  if (x == 0x10) return 1;
  return x;
}

int gray(unsigned a, unsigned b) {
  unsigned d = (a ^ a >> 1) ^ (b ^ b >> 1);
  if (d && !(d & (d - 1))) return 1;
  return 0;
}
