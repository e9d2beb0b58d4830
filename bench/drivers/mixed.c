/* Random inputs for corpus/mixed. */
#include "random.h"
#include <math.h>
#define malloc scarce_malloc
#define free(x) ((void)(x))
#include "mixed/expr.c"
#include "mixed/outside.c"
#include "mixed/callbacks.c"
#include "mixed/floats.c"
#include "mixed/fields.c"
#include "mixed/jumps.c"
#include "mixed/recursion.c"
#include "mixed/state.c"

int read_sensor(int c) {
  return below(3) ? below(4) : below(9000) - 100;
}

bool try_send(const char *t) {
  return below(3) == 0;
}

unsigned ticks(void) {
  return bits32() % 7;
}

void log_event(int c) {
}

static double F(void) {
  switch (below(9)) {
    case 0: return NAN;
    case 1: return INFINITY;
    case 2: return -INFINITY;
    case 3: return 0;
    case 4: return -1e-20;
    case 5: return below(200) - 50;
    case 6: return below(2000)/16.0 - 50;
    default: return below(5) - 2;
  }
}

double temperature(void) {
  return F();
}
static int POOL[4];

void *pool_take(size_t n) {
  return below(2) ? POOL : NULL;
}

static struct expr *E(int d) {
  if (below(8) == 0) return 0;
  struct expr *e = calloc(1, sizeof*e);
  e->tag = d ? below(6) : 0;
  if (e->tag == 0) e->u.number = below(3);
  else if (e->tag == 1)e->u.operand = E(d - 1);
  else {
    e->u.pair.left = E(d - 1);
    e->u.pair.right = E(d - 1);
  }
  return e;
}

static void H(int e) {
}

static int Y(int x) {
  return x == 2;
}

static int ADD(int a, int b) {
  return a + b;
}

int main(void) {
  for (int k = 0; k < 200000; k++) {
    scarce = k % 2;
    int v;
    struct expr *e = E(2);
    evaluate(e, &v);
    leaves(e);
    if (e) negate(e);
    {
      struct expr z = {0};
      z.u.number = -2147483647 - 1;
      negate(&z);
    }
    mean_of_three();
    send_with_retries(below(5) ? "x" : 0);
    wait_for_ticks();
    alarm_level();
    stable_reading();
    pooled_counter(below(5) - 2);
    apply(below(5) - 1, below(5) ? below(9) - 4 : number());
    int a[4] = {below(4), below(4), below(4), below(4)};
    find_if(a, below(5), below(4) ? Y : 0);
    fold(a, below(5), below(3) ? ADD : 0, below(3));
    struct handler h2 = {below(3), below(4) ? H : 0, 0}, h = {below(3), below(4) ? H : 0, below(2)
        ? &h2 : 0};
    dispatch(below(9) ? &h : 0, below(3));
    unary U[] = {twice, square, minus, 0};
    name_of(U[below(4)]);
    char b[20];
    comment_ends(text(b, "\"/\na", 4));
    sign_of(F());
    nearly(F(), F());
    nearly(1, 1.0001f);
    root_sign(F(), F());
    grade(F());
    grade(below(110));
    round_half_up(F());
    halves(F());
    struct flags f = {bits32(), bits32(), bits32(), bits32()};
    check_flags(f);
    next_mode(&f);
    union word w = {below(3) ? bits32() >> (below(33)) : bits32()};
    if (below(4) == 0) w.half.low = 0xffff;
    if (below(5) == 0) w.all = 0;
    if (below(5) == 0) w.byte[3] = 0;
    classify_word(w);
    unsigned x = bits32();
    if (below(3) == 0) x &= 0x7fffff;
    if (below(3) == 0) x |= 0x7f800000;
    if (below(4) == 0) x &= ~0x7fffff;
    float y;
    memcpy(&y, &x, 4);
    float_kind(y);
    uint8_t p[16] = {0x7e + below(3), below(10), below(2), below(2), below(2), 1, 0, 1, 0, 1, 0, 1};
    check_packet(p, below(2) ? p[1] + 3 : below(12));
    struct record r;
    r.kind = "ntrx"[below(4)];
    r.value.number = below(2) ? bits32() : -1;
    if (below(3) == 0) r.value.real = 0.5f;
    if (below(5) == 0) r.value.real = below(2) ? 2 : -1;
    record_valid(&r);
    two_buffers(below(80));
    jump_sum(below(9));
    char from[9] = "abcdefgh", to[9];
    unrolled(from, to, below(11) - 1);
    int g[3][3];
    for (int i = 0; i < 9; i++) g[i/3][i % 3] = below(12) - 2;
    find_in_grid(g, below(5));
    ackermann(below(5) - 1, below(6) - 1);
    parity_of(bits32() % 12);
    for (int i = 0; i < 4; i++) a[i] = 1 + below(5);
    subset_sum(a, below(5), below(9));
    hanoi(below(9) - 1, below(5), below(5));
    char pic[4][4];
    for (int i = 0; i < 16; i++) pic[i/4][i % 4] = below(2);
    fill(pic, below(6) - 1, below(6) - 1, below(3));
    limit = below(20) - 1;
    if (below(3) == 0) used = below(20) - 1;
    if (below(3) == 0) last_error = 0;
    error_or("x");
    reserve(below(9) - 1);
    lock(below(9) ? below(5) : below(30) - 9);
    if (below(20) == 0) history_size = below(9) - 2;
    remember(below(5));
    greet();
    turn(below(2));
  }
  return 0;
}
