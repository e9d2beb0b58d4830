static int only_declared(int n);
static int seen;
static const char *const words[] = {"one", "two"};
static struct pair { int a, b; } pairs[2] = {{1, 2}, {3, 4}};
static int apply(int (*f)(int), int n) { return f ? f(n) : -1; }
static inline int half(int n) { return n / 2; }
int use(int n) {
  if (n == 77 && apply(half, n) > 5) return 1;
  if (words[n & 1][0] == 'o') seen++;
  if (pairs[0].a == 9) return 2;
  if (seen == 3) return 3;
  return 0;
}
int maybe(int n) { return sizeof(only_declared(n)) == 4 && n ? 1 : 2; }
const char *word(int n) {
  if (n < 0 || n > 1) return 0;
  return words[n];
}
