// Sieves, factors, totients and modular arithmetic on integers of all widths.
#include <stdint.h>
#include <stdio.h>

enum { LIMIT = 1000 };
static unsigned char composite[LIMIT / 8 + 1];

static int is_composite(int n) { return composite[n / 8] >> n % 8 & 1; }

static int sieve(void) {
  int count = 0;
  for (int n = 2; n < LIMIT; n++) {
    if (is_composite(n)) continue;
    count++;
    for (int m = n * n; m < LIMIT; m += n) composite[m / 8] |= (unsigned char)(1 << m % 8);
  }
  return count;
}

static uint64_t mod_pow(uint64_t b, uint64_t e, uint64_t m) {
  unsigned __int128 r = 1, x = b % m;
  for (; e; e >>= 1) {
    if (e & 1) r = r * x % m;
    x = x * x % m;
  }
  return (uint64_t)r;
}

static int probably_prime(uint64_t n) {
  static const uint64_t bases[] = {2, 3, 5, 7, 11, 13};
  uint64_t d = n - 1;
  int twos = 0;
  for (; d % 2 == 0; d /= 2) twos++;
  for (int i = 0; i < 6; i++) {
    if (n == bases[i]) return 1;
    uint64_t x = mod_pow(bases[i], d, n);
    if (x == 1 || x == n - 1) continue;
    int r = 1;
    for (; r < twos && x != n - 1; r++) x = (uint64_t)((unsigned __int128)x * x % n);
    if (x != n - 1) return 0;
  }
  return 1;
}

static void factor(uint64_t n) {
  printf("%llu =", (unsigned long long)n);
  for (uint64_t p = 2; p * p <= n; p += p == 2 ? 1 : 2)
    for (; n % p == 0; n /= p) printf(" %llu", (unsigned long long)p);
  if (n > 1) printf(" %llu", (unsigned long long)n);
  putchar('\n');
}

static int64_t inverse(int64_t a, int64_t m) {
  int64_t r0 = m, r1 = a, t0 = 0, t1 = 1;
  while (r1) {
    int64_t q = r0 / r1, t = r0 - q * r1;
    r0 = r1, r1 = t;
    t = t0 - q * t1;
    t0 = t1, t1 = t;
  }
  return t0 < 0 ? t0 + m : t0;
}

int main(void) {
  printf("%d primes\n", sieve());
  for (int n = 960; n < LIMIT; n++) if (!is_composite(n)) printf("%d ", n);
  putchar('\n');
  factor(360), factor(1234567890), factor(999999000001);
  printf("%d %d %d\n", probably_prime(18446744073709551557u),
      probably_prime(18446744073709551555u), probably_prime(1000000007));
  printf("%llu\n", (unsigned long long)mod_pow(3, 1000000, 1000000007));
  printf("%lld %lld\n", (long long)inverse(3, 11), (long long)inverse(17, 3120));
  int wrong = 0;
  for (int n = 17; n < LIMIT; n += 2) wrong += probably_prime((uint64_t)n) == is_composite(n);
  printf("%d\n", wrong);
  return (int)inverse(7, 200);
}
