/* Random inputs for corpus/tao. */
#include "input.h"
#define main m_wc
#include "tao/wc.c"
#undef main
#define main m_pm
#include "tao/patternmatcher.c"
#undef main
#define main m_p6
#include "tao/prog6.c"
#undef main
#define count h_count
#define main m_hi
#include "tao/histogramme.c"
#undef main
#undef count
#define main m_tr
#include "tao/trityp.c"
#undef main
#define main m_no
#include "tao/nombre.c"
#undef main
#define main m_in
#include "tao/inves.c"
#undef main
#undef MOST
#define limit q_limit
#define main m_qu
#include "tao/quicksort.c"
#undef main
#undef limit
#undef MOST
#define main m_wh
#include "tao/what.c"
#undef main
#define main m_mi
#include "tao/minpath.c"
#undef main
#define main m_ta
#include "tao/taotest.c"
#undef main
#define count e_count
#define evaluate e_eval
#define print e_print
#define next e_next
#define main m_ex
#include "tao/exptree.c"
#undef main

static struct node *T(int d) {
  if (below(9) == 0) return 0;
  struct node *n = calloc(1, sizeof*n);
  n->kind = d ? below(8) : below(2);
  n->value = below(3);
  if (below(9) == 0) n->value = below(12) - 3;
  if (d) {
    n->left = T(d - 1);
    n->right = below(6) ? T(d - 1) : n->left;
  }
  return n;
}

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "a \n\tb", 6);
    play(m_wc);
    text(input, "ab\n", 9);
    play(m_pm);
    match("ababab", below(6), "abab" + below(2), below(4) - 1);
    text(input, "0159 -x", 9);
    play(m_p6);
    sprintf(input, "%d %d", below(120) - 9, below(120) - 9);
    play(m_p6);
    text(input, "019/:a", 6);
    play(m_hi);
    bar(below(9));
    text(input, "1 2 33", 9);
    play(m_tr);
    trityp(1 + below(5), 1 + below(5), 1 + below(5));
    trityp(below(300) - 20, below(300) - 20, below(300) - 20);
    trityp(1, 1, below(400) - 9);
    trityp(1, below(400) - 9, 1);
    sprintf(input, "%d", below(1100) - 20);
    play(m_no);
    text(input, "x6 ", 3);
    play(m_no);
    play(m_in);
    text(input, "12 3 x4", 12);
    q_limit = below(9);
    play(m_qu);
    strcpy(input, "6 5 4 3 2 1 0");
    play(m_qu);
    int a[6];
    for (int i = 0; i < 6; i++) a[i] = below(9);
    quicksort(a, 0, below(6));
    text(input, "12 3 x4", 14);
    play(m_wh);
    text(input, "1 2 3 4 5", 0);
    strcpy(input, "1 2 3 4 5");
    play(m_wh);
    struct point o = {below(2), below(2)};
    int wt = 0;
    struct box b = {below(3) ? &o : &origin, {below(3), below(3)}, below(2) ? &wt : 0};
    width(&b);
    height(&b);
    weigh(&b);
    at_origin(&b);
    which(&wt, below(2) ? &wt : a);
    strcpy(input, "3 ");
    input[0] = '0' + below(7);
    for (int i = 0; i < 8; i++) {
      char z[20];
      sprintf(z, "%d %d %d ", below(6) - (below(40) == 0), below(5), below(20) ? 1 + below(5) :
          1000*below(2));
      if (strlen(input) < 50) strcat(input, z);
    }
    play(m_mi);
    strcpy(input, below(3) ? "5 0 1 1 1 2 1 2 3 1 3 4 1" : "x");
    play(m_mi);
    struct graph g;
    clear(&g, below(7));
    for (int i = 0; i < 6; i++) connect(&g, below(7) - 1, below(7) - 1, below(9) ? 1 + below(5) :
        1000*below(2));
    struct route r = {{0}, {0}, {0}};
    for (int i = 0; i < 5; i++) {
      r.before[i] = below(9) ? below(6) - 1 : below(20) - 9;
      r.distance[i] = below(3)*500;
      r.done[i] = below(2);
    }
    int gs = g.size;
    g.size = below(4) ? g.size : below(9) - 1;
    nearest(&r, below(8) - 1);
    steps(&r, below(8) - 1);
    connect(&g, 0, 1, 1);
    struct route r2 = r;
    if (g.size <= 5 || below(2)) relax(&g, &r2, below(7) - 1);
    search(&g, &r2, below(7) - 1);
    nested(below(30) - 20, below(5) - 2, below(6) - 2);
    labels(below(8) - 2);
    labels(number());
    loops(below(8));
    calls(below(20) - 9, below(20) - 9);
    by_table(below(5) - 1, below(80) - 9, below(30) - 9);
    by_pointer(below(12), below(12) - 5, below(2));
    int x = below(5) - 2, y = below(5) - 2;
    pointers(&x, below(2) ? &x : &y);
    struct pair q = {below(3), below(3), 0}, p = {below(3), below(3), 0};
    p.link = below(2) ? &q : below(2) ? &p : 0;
    q.link = below(2) ? &p : 0;
    structures(&p);
    memory(below(15) - 2);
    factorial(below(17) - 2);
    bits(below(2) ? bits32() : bits32() % 300);
    bits(~7u);
    bits(0x12);
    sprintf(input, "%d %d%s", below(9), below(9), below(2) ? "!" : "");
    play(m_ta);
    text(input, "x", 2);
    play(m_ta);
    taken = 0;
    memset(defined, 0, sizeof defined);
    text(input, "12abce+-*/() ", 9);
    play(m_ex);
    text(input, "1 b+-*\n", 7);
    taken = 0;
    play(m_ex);
    taken = 0;
    text(input, "10", 6);
    play(m_ex);
    taken = below(15) - 1;
    struct node *n = T(2);
    int res;
    define(below(7) + 'a' - 1, below(2));
    values[3] = below(4);
    defined[3] = 1;
    if (n) {
      e_eval(n, &res);
      e_print(n, below(4));
      int lv;
      e_count(n, &lv);
      derive(n, 0);
      same(n, T(2));
      simplify(n);
    }
    e_eval(0, &res);
    e_print(0, 1);
    derive(0, 1);
    taken = 0;
    struct node *u = T(1);
    if (u) {
      simpler_sum(u);
    }
    u = T(1);
    if (u) simpler_product(u);
    make(below(8), 0, below(2) ? n : 0, below(2) ? n : 0);
    is_letter(below(300));
    taken = 0;
    look = '1';
    text(input, "((((-", 5);
    open_input();
    read_factor(below(6));
  }
  return 0;
}
