/* Numbers within bounds. */
struct date {
  int day, month;
};

int percent(int p) { return p >= 0 && p <= 100; }

int month_fits(const struct date *d) { return d->month >= 1 && d->month <= 12; }

int ends_apart(int low, int high) { return low < high; }

int mark(int p, int bonus) {
  if (p < 0) return -1;
  if (bonus > 100) return 6;
  if (p > 90) return 1;
  return 5;
}

int scaled(int x, int y) {
  if (x > 100 || y > 100) return -1;
  return x * y;
}

int quarter(struct date d) {
  switch (d.month) {
    case 0: return 0;
    case 1: case 2: case 3: return 1;
    default: break;
  }
  if (d.month > 9) return 4;
  return 2;
}

int width(int low, int high, int step) {
  if (low == high) return 0;
  if (step == 0) return -1;
  return low < 0 && high > 0;
}

int never(int p) { return p < 0 && p > 0; }

/* Follows a sentence that uses it. */
int half(int p) {
  if (p < 0) return -1;
  if (p > 100) return 200;
  return p / 2;
}

int half_fits(int p) { return half(p) <= 50 && p >= 0; }

/* An answer for the first call only. */
int budget(int p) {
  static int left = 150;
  if (p > left) return 0;
  left -= p;
  if (left == 0) return 2;
  return 1;
}
