// Operator precedence climbing with right-associative power and functions.
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *s;
static const char *error;

static double expression(int limit);

static int precedence(char op) {
  switch (op) {
    case '+': case '-': return 1;
    case '*': case '/': return 2;
    case '^': return 4;
    default: return 0;
  }
}

static double call(const char *name, int n, double x) {
  if (!strncmp(name, "sqrt", n)) return sqrt(x);
  if (!strncmp(name, "abs", n)) return fabs(x);
  if (!strncmp(name, "floor", n)) return floor(x);
  error = "unknown function";
  return 0;
}

static double atom(void) {
  while (*s == ' ') s++;
  if (*s == '(') {
    s++;
    double v = expression(1);
    if (*s == ')') s++;
    else error = "expected )";
    return v;
  }
  if (*s == '-') return s++, -expression(3);
  if (isalpha((unsigned char)*s)) {
    const char *name = s;
    while (isalpha((unsigned char)*s)) s++;
    int n = (int)(s - name);
    return call(name, n, atom());
  }
  double v = 0, scale = 1;
  if (!isdigit((unsigned char)*s)) error = "expected a value";
  while (isdigit((unsigned char)*s)) v = v * 10 + (*s++ - '0');
  if (*s == '.')
    for (s++; isdigit((unsigned char)*s); s++) v += (*s - '0') * (scale /= 10);
  return v;
}

static double expression(int limit) {
  double left = atom();
  for (;;) {
    while (*s == ' ') s++;
    char op = *s;
    int p = precedence(op);
    if (p < limit || !p) return left;
    s++;
    double right = expression(op == '^' ? p : p + 1);
    switch (op) {
      case '+': left += right; break;
      case '-': left -= right; break;
      case '*': left *= right; break;
      case '/': left /= right; break;
      case '^': left = pow(left, right); break;
    }
  }
}

int main(void) {
  const char *all[] = {"1 - 2 - 3", "2 ^ 3 ^ 2", "-2 ^ 2", "2 * -3", "(1 + 2) * (3 - 4.5)",
      "sqrt(16) + abs(-2.5)",
                       "8 / 4 / 2", "1 / 3", "floor(7 / 2) * 2", "(1", "3 + * 4", "cube 3", "1 2"};
  int errors = 0;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
    s = all[i], error = NULL;
    double v = expression(1);
    if (!error && *s) error = "trailing text";
    if (error) printf("%s: %s\n", all[i], error), errors++;
    else printf("%s = %.6g\n", all[i], v);
  }
  return errors;
}
