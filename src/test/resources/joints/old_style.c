// flags: -std=gnu89
int helper();
char *named();
double ratio();
unlisted(a, b) { return a > b ? 1 : 2; }

int old(a, b, c)
  char a;
  short *b;
  float c;
{
  if (a == 'x') return 1;
  if (b && *b == 3) return 2;
  if (c > 2.5) return helper(a, b);
  return 0;
}

int calls(n) int n; {
  if (helper(n, 1) == 5) return 1;
  if (named(n) == 0) return 2;
  if (ratio(n, 2.0) > 1.5) return 3;
  return undeclared(n) == 4;
}
