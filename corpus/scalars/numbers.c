/* Small number theory. */

int gcd(int a, int b) {
  if (a < 0 || b < 0) return -1;
  while (b != 0) {
    int r = a % b;
    a = b;
    b = r;
  }
  return a;
}

int is_prime(int n) {
  if (n < 2) return 0;
  if (n > 200) return -1;
  for (int d = 2; d * d <= n; d++) {
    if (n % d == 0) return 0;
  }
  return 1;
}

/* Steps of the 3n+1 rule until 1, at most 20; -1 if that is not enough. */
int collatz(int n) {
  int steps = 0;
  if (n <= 0 || n > 10000) return -1;
  while (n != 1) {
    if (steps == 20) return -1;
    n = n % 2 == 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  return steps;
}

int sign(long x) {
  if (x < 0) return -1;
  if (x > 0) return 1;
  if (x != 0) return 2; // infeasible: 5:T - neither below nor above
  return 0;
}

/* The middle one of three. */
int median(int a, int b, int c) {
  if (a <= b) {
    if (b <= c) return b;
    if (a <= c) return c;
    return a;
  }
  if (a <= c) return a;
  if (b <= c) return c;
  return b;
}

int clamp(int x, int low, int high) {
  if (low > high) return 0;
  if (x < low) x = low;
  if (x > high) x = high;
  if (x < low) return -1; // infeasible: 7:T - x was raised to low, and high is no lower
  return x;
}

/* The remainder that is never negative. */
int modulo(int a, int m) {
  if (m <= 0) return -1;
  int r = a % m;
  if (r < 0) r += m;
  if (r >= m) return -2; // infeasible: 6:T - a remainder lies between -m and m
  return r;
}

/* Squares leave 0 or 1 when divided by 4. */
int square_class(unsigned n) {
  unsigned s = n * n;
  switch (s & 3u) { // infeasible: 2:case 2, 2:case 3, 2:default - of a square
    case 0: return 0;
    case 1: return 1;
    case 2: return 2;
    case 3: return 3;
    default: return 4;
  }
}

/* Integer square root by Newton's rule. */
unsigned root(unsigned n) {
  if (n > 1000) n = 1000;
  if (n < 2) return n;
  unsigned x = n / 2;
  while (x > n / x) x = (x + n / x) / 2;
  if (x == 0) return 99; // infeasible: 8:T - n/2 is at least 1, and so is every mean
  return x;
}

/* a to the n, -1 where it leaves 0..1000000. */
long power(int a, int n) {
  if (a < 0 || a > 1000 || n < 0) return -1;
  long p = 1;
  while (n > 0) {
    p *= a;
    if (p > 1000000) return -1;
    if (p < 2) return p;
    n--;
  }
  return p;
}

int digits_sum(int n) {
  int sum = 0;
  if (n < 0) return -1;
  do {
    sum += n % 10;
    n /= 10;
  } while (n > 0);
  if (sum > 90) return -2; // infeasible: 7:T - ten digits of at most 9
  if (sum == 13) return 0;
  return sum;
}
