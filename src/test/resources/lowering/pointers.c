/* Pointer arithmetic counts elements in the source and bytes here. */
int grid[4][5];
int (*table[2])(int);

long differences(int *p, int *q, char *c) { return (p - q) + (c - (char *)q); }
int *moves(int *p, long n, unsigned u) { return 1 + p + n - u; }
int elements(int i, int j) { return grid[i][j] + *grid[2] + i[grid[1]]; }
int *inside(void) { return &grid[1][2] + 3; }
int calls(int i) { return table[i](i) + (*table[0])(2); }
unsigned long offset(void) {
  struct s { char c; struct { int a[4]; } in; };
  return __builtin_offsetof(struct s, in.a[2]) + (unsigned long)&((struct s *)0)->in;
}
int compare(int *p, void *v) { return p == v || p > (int *)16 || !p; }
