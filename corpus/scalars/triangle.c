/* Kinds of triangles and of quadratic equations. */

enum kind { NOT_A_TRIANGLE, SCALENE, ISOSCELES, EQUILATERAL };

/* The kind of the triangle with these sides. */
enum kind triangle(int a, int b, int c) {
  if (a <= 0 || b <= 0 || c <= 0) return NOT_A_TRIANGLE;
  if (a > 1000 || b > 1000 || c > 1000) return NOT_A_TRIANGLE;
  int equal = 0;
  if (a == b) equal += 1;
  if (a == c) equal += 2;
  if (b == c) equal += 3;
  if (equal == 0) {
    if (a + b <= c || a + c <= b || b + c <= a) return NOT_A_TRIANGLE;
    return SCALENE;
  }
  if (equal > 3) return EQUILATERAL;
  if (equal == 1 && a + b > c) return ISOSCELES;
  if (equal == 2 && a + c > b) return ISOSCELES;
  if (equal == 3 && b + c > a) return ISOSCELES;
  return NOT_A_TRIANGLE;
}

/* Whether the sides, the longest last, make a right-angled triangle. */
int right_angled(int a, int b, int c) {
  if (a < 1 || b < 1 || c < 1 || a > 100 || b > 100 || c > 200) return 0;
  if (a * a + b * b != c * c) return 0;
  if (a + b == c) return -1; // infeasible: 5:T - squares add up only if a*b were 0
  return 1;
}

/* How many real roots a x^2 + b x + c has; -1 if every number is a root. */
int count_roots(int a, int b, int c) {
  if (a < -100 || a > 100 || b < -100 || b > 100 || c < -100 || c > 100) return -2;
  if (a == 0) {
    if (b == 0) return c == 0 ? -1 : 0;
    return 1;
  }
  int d = b * b - 4 * a * c;
  if (d < 0) return 0;
  if (d == 0) return 1;
  if (d % 4 == 2) return -3; // infeasible: 13:T - b*b - 4ac is 0 or 1 modulo 4
  return 2;
}
