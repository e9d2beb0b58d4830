/* SGEN's numbering of structures: each field has its own number, a copy changes the whole's.
   The paper's six lines are 1 to 6; the return is ours. */
struct foo {
  int f;
  int g;
};

int structure(void) {
  struct foo x, y;
  x.f = 10;
  x.g = 20;
  y.f = x.f;
  x.f = 30;
  y = x;
  x.g = y.f;
  return x.g;
}

// expect structure 1,2,3,4,5,6,7: feasible
