/* Three sides: which kind of triangle do they make, if any? */

enum kind { NOT_A_TRIANGLE, SCALENE, ISOSCELES, EQUILATERAL, RIGHT_ANGLED };

static void swap(int *a, int *b) {
  int was = *a;
  *a = *b;
  *b = was;
}

enum kind classify(int a, int b, int c) {
  if (a > b) swap(&a, &b);
  if (b > c) swap(&b, &c);
  if (a > b) swap(&a, &b);

  if (a <= 0 || c - b >= a) return NOT_A_TRIANGLE;
  if (a == c) return EQUILATERAL;
  if (a == b || b == c) return ISOSCELES;
  if ((long long)a * a + (long long)b * b == (long long)c * c) return RIGHT_ANGLED;
  return SCALENE;
}

const char *describe(enum kind kind) {
  switch (kind) {
    case SCALENE:
      return "three different sides";
    case ISOSCELES:
      return "two equal sides";
    case EQUILATERAL:
      return "three equal sides";
    case RIGHT_ANGLED:
      return "a right angle";
    default:
      return "not a triangle";
  }
}
