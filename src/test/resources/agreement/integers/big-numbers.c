// Arbitrary precision by hand: add, multiply, divide by small, factorial, power.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { WORDS = 12 };
struct big { uint32_t w[WORDS]; int n; };

static struct big from(uint64_t v) {
  struct big b = {{(uint32_t)v, (uint32_t)(v >> 32)}, v >> 32 ? 2 : v ? 1 : 0};
  return b;
}

static struct big add(struct big a, const struct big *b) {
  uint64_t carry = 0;
  int n = a.n > b->n ? a.n : b->n;
  for (int i = 0; i < n; i++) {
    carry += (uint64_t)a.w[i] + b->w[i];
    a.w[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) a.w[n++] = (uint32_t)carry;
  a.n = n;
  return a;
}

static struct big multiply(const struct big *a, const struct big *b) {
  struct big r = {.n = a->n + b->n};
  for (int i = 0; i < a->n; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < b->n || carry; j++) {
      carry += r.w[i + j] + (uint64_t)a->w[i] * (j < b->n ? b->w[j] : 0);
      r.w[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
  }
  while (r.n && !r.w[r.n - 1]) r.n--;
  return r;
}

static uint32_t divide(struct big *a, uint32_t by) {
  uint64_t rest = 0;
  for (int i = a->n; i-- > 0;) {
    rest = rest << 32 | a->w[i];
    a->w[i] = (uint32_t)(rest / by);
    rest %= by;
  }
  while (a->n && !a->w[a->n - 1]) a->n--;
  return (uint32_t)rest;
}

static void print(struct big a) {
  char digits[130] = "0";
  int at = 0;
  while (a.n) digits[at++] = (char)('0' + divide(&a, 10));
  if (!at) at = 1;
  while (at) putchar(digits[--at]);
  putchar('\n');
}

int main(void) {
  struct big f = from(1), a = from(0), b = from(1), two = from(2), p = from(1);
  for (uint64_t i = 2; i <= 50; i++) {
    struct big m = from(i);
    f = multiply(&f, &m);
    if (i % 10 == 0) print(f);
  }
  for (int i = 0; i < 300; i++) {
    struct big next = add(a, &b);
    a = b;
    b = next;
  }
  print(a);
  for (int i = 0; i < 200; i++) p = multiply(&p, &two);
  print(p);
  print(from(0));
  struct big q = f;
  unsigned rest = divide(&q, 97);
  printf("%u %u\n", divide(&q, 1000000007), rest);
  return (int)divide(&f, 251) + p.n;
}
