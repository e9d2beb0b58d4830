/* Statement expressions, types of expressions, selections by type, checked arithmetic. */
int f(int);

#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
int statements(int x, long y) { return MAX(x, y) + ({ int t = f(x); if (t) goto out; out: t; }); }

int generic(char c, const int *p) {
  return _Generic(c, char: 1, int: 2, default: 3) + _Generic(p, int *: 10, const int *: 20)
      + _Generic(p[0], int: 100, default: 200);
}

int constants(int x) {
  return __builtin_constant_p(3) + __builtin_constant_p(x) + __builtin_types_compatible_p(int, long)
      + __builtin_choose_expr(1, x, f(x));
}

_Bool checked(int a, int b, int *r) { return __builtin_add_overflow(a, b, r); }
int ends(int a) { if (a) __builtin_unreachable(); return a; }
