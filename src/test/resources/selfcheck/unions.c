/* Unions, tagged and not, and the bytes of numbers. */
#include <stddef.h>
#include <string.h>

enum tag { NOTHING, NUMBER, REAL, TEXT, LIST };
struct value {
  enum tag tag;
  union {
    int number;
    double real;
    const char *text;
    struct value *list;
  } as;
  struct value *next;
};
union word {
  unsigned whole;
  unsigned char bytes[4];
  struct {
    unsigned short low, high;
  } halves;
};

int truthy(const struct value *v) {
  switch (v->tag) {
    case NOTHING:
      return 0;
    case NUMBER:
      return v->as.number != 0;
    case REAL:
      if (v->as.real > 0.5) return 1;
      return 0;
    case TEXT:
      return v->as.text && *v->as.text;
    case LIST:
      return v->as.list != NULL;
    default:
      return -1;
  }
}

int sum_numbers(const struct value *v) {
  int sum = 0;
  for (; v; v = v->next) {
    if (v->tag == NUMBER)
      sum += v->as.number;
    else if (v->tag == LIST)
      sum += sum_numbers(v->as.list);
  }
  return sum;
}

int retag(struct value *v) {
  if (v->tag == NUMBER && v->as.number == 3) {
    v->tag = LIST;
    v->as.list = v;
  }
  if (v->tag == LIST && v->as.list == v) return 1;
  return 0;
}

int byte_order(union word w) {
  if (w.bytes[0] == 1 && w.bytes[3] == 2) {
    if (w.whole == 0x02000001) return 1;
    return 2;
  }
  if (w.halves.low == w.halves.high) return 3;
  return 0;
}

int set_byte(union word *w, int at) {
  w->whole = 0;
  if (at < 0 || at > 3) return -1;
  w->bytes[at] = 1;
  if (w->halves.high) return 2;
  return w->whole == 1;
}

int negative_zero(float f) {
  unsigned bits;
  memcpy(&bits, &f, sizeof bits);
  if (bits >> 31 && f == 0) return 1;
  if (bits >> 31) return 2;
  return 0;
}

int compare_values(const struct value *a, const struct value *b) {
  if (a->tag != b->tag) return a->tag < b->tag ? -1 : 1;
  switch (a->tag) {
    case NUMBER:
      if (a->as.number == b->as.number) return 0;
      return a->as.number < b->as.number ? -1 : 1;
    case LIST:
      if (a->as.list == b->as.list) return 0;
      return 2;
    default:
      return 3;
  }
}
