/* Floating point. */
struct sample {
  double x;
  float weight;
  struct sample *next;
};

int quadrant(double x, double y) {
  if (x == 0 || y == 0) return 0;
  if (x > 0) return y > 0 ? 1 : 4;
  return y > 0 ? 2 : 3;
}

int roots(float a, float b, float c) {
  float d;
  if (a == 0) return b != 0;
  d = b * b - 4 * a * c;
  if (d < 0) return 0;
  if (d == 0) return 1;
  return 2;
}

double largest(const struct sample *s) {
  double best = 0;
  while (s) {
    if (s->x > best) best = s->x;
    s = s->next;
  }
  return best;
}

int above(const struct sample *s, float limit) {
  int n = 0;
  for (; s; s = s->next) {
    if (s->weight != s->weight) return -1;
    if (s->weight > limit) n++;
  }
  return n;
}

int rounded(float f) {
  int whole = (int)f;
  if (f - (float)whole > 0.5f) whole++;
  if (whole == 3) return 1;
  return whole > 3 ? 2 : 0;
}

int grade(const float *marks, int n) {
  float sum = 0;
  if (n <= 0) return -1;
  for (int i = 0; i < n; i++) {
    if (marks[i] < 0) return -2;
    sum += marks[i];
  }
  if (sum > 2 * n) return 1;
  return 0;
}

int mixed_signs(double a, int b, unsigned char c) {
  if (a < b) return 1;
  if (a > c) return 2;
  if (a + c == b) return 3;
  return 0;
}
