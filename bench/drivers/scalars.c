/* Random inputs for corpus/scalars. */
#include "random.h"
#include "scalars/triangle.c"
#include "scalars/numbers.c"
#include "scalars/arrays.c"
#include "scalars/matrix.c"
#include "scalars/bits.c"
#include "scalars/hard.c"

int main(void) {
  for (int k = 0; k < 300000; k++) {
    int a = number(), b = number(), c = number();
    triangle(a, b, c);
    triangle(1 + below(5), 1 + below(5), 1 + below(5));
    triangle(1 + below(3), 2000, 2);
    triangle(1, 1, 2000);
    right_angled(a, b, c);
    right_angled(1 + below(12), 1 + below(12), 1 + below(20));
    right_angled(1, 1, 300);
    right_angled(1, 200, 300);
    count_roots(a, b, c);
    count_roots(below(4), below(4), below(4));
    count_roots(1, 1, below(300));
    gcd(a < 0 ? -1 : a, b);
    is_prime(a);
    collatz(a);
    sign(a);
    sign(0);
    median(below(4), below(4), below(4));
    clamp(below(9), below(9), below(9));
    modulo(a, b == 0 ? 1 : b);
    square_class(bits32());
    root(bits32() % 5000);
    power(a, below(7) - 1);
    power(below(3), below(5));
    digits_sum(a);
    int v[24];
    int n = below(9);
    for (int i = 0; i < 24; i++) v[i] = below(6) - 1;
    int w[24];
    memcpy(w, v, sizeof v);
    find_max(v, n);
    binary_search(v, n, below(5));
    insertion_sort(w, n);
    binary_search(w, n, below(5));
    memcpy(w, v, sizeof v);
    squeeze(w, n);
    rotate(w, n, below(10) - 1);
    rotate(w, -1, 0);
    short sh[8];
    for (int i = 0; i < 8; i++) sh[i] = (short)number();
    best_run(sh, below(9));
    majority(v, n);
    unsigned char u[8];
    for (int i = 0; i < 8; i++) u[i] = (unsigned char)below(12);
    mode8(u, below(9));
    order(v, n > 4 ? 3 : n);
    int m[3][3];
    for (int i = 0; i < 9; i++) m[i/3][i % 3] = below(4);
    int r, q;
    saddle(m, &r, &q);
    for (int i = 0; i < 9; i++) m[i/3][i % 3] = k % 3 ? 1 + below(2) : below(12);
    magic(m);
    if (k % 5 == 0) {
      int l[3][3] = {{1, 2, 3}, {2, 3, 1}, {3, 1, 2}};
      magic(l);
    }
    winner(v + 0);
    for (int i = 0; i < 9; i++) w[i] = below(3);
    winner(w);
    w[3] = 7;
    winner(w);
    int g[4][4];
    for (int i = 0; i < 16; i++) g[i/4][i % 4] = below(3) == 0;
    next_state(g, below(6) - 1, below(6) - 1);
    popcount(bits32());
    popcount(7u << below(20));
    is_power_of_two(bits32() % 9);
    align8(k % 3 ? bits32() : -(bits32() % 9));
    parity((uint8_t)bits32());
    add_saturated((int8_t)bits32(), (int8_t)bits32());
    leap(a);
    leap(400*below(4));
    leap(100*below(9));
    days_in(below(15), 2000 + below(5));
    day_of_year(below(33), below(14), 2000 + below(5));
    for (int i = 0; i < 24; i++) w[i] = 1;
    bell(w, 24);
    bell(v, 20);
    change(a, b, c);
    change(below(10), below(10), below(10));
    change(1, 1, 20);
    change(1, 20, 1);
    change(1, 1, -1);
    change(1, -1, 1);
    slow_counter((unsigned char)bits32());
  }
  return 0;
}
