// Enums with values past int, and packed ones, as gcc sizes them.
#include <stdio.h>

enum plain { P0, P1 };
enum negative { N0 = -1, N1 };
enum wide { W0 = 0, W1 = 0x100000000 };
enum unsigned_int { U0 = 0, U1 = 0xffffffff };
enum __attribute__((packed)) tiny { T0, T1 = 200 };
enum __attribute__((packed)) tiny_signed { S0 = -1, S1 = 100 };
enum __attribute__((packed)) two { D0, D1 = 1000 };

struct mix { enum tiny t; enum two d; enum tiny_signed s; enum plain p; };

int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(enum plain), sizeof(enum negative), sizeof(enum wide),
         sizeof(enum unsigned_int));
  printf("%zu %zu %zu %zu\n", sizeof(enum tiny), sizeof(enum tiny_signed), sizeof(enum two),
         sizeof(struct mix));
  enum plain p = (enum plain)-1;
  enum negative n = (enum negative)-1;
  printf("%d %d\n", p > P0, n < N1);
  enum wide w = W1;
  printf("%lld %zu\n", (long long)w + 1, sizeof W1);
  enum unsigned_int u = U1;
  printf("%lld %d\n", (long long)u, u + 1 == 0);
  enum tiny t = T1;
  t += 100;
  printf("%d\n", t);
  enum tiny_signed s = S1;
  s += 50;
  printf("%d\n", s);
  struct mix m = {T1, D1, S0, P1};
  printf("%d %d %d %d\n", m.t, m.d, m.s, m.p);
  enum tiny many[5] = {T0, T1, T1};
  printf("%zu %d\n", sizeof many, many[1] + many[2]);
  return t;
}
